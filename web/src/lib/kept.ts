/** The cache with the files of Python, once they have been fetched (engine/device). */
export const KEPT = "belot-engine";

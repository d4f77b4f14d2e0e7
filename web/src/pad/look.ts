/** The sides' colours, in the order of the sides. */
export const colours = ["var(--us)", "var(--them)", "var(--accent)"];

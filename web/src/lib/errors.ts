/** A request that was refused, with the code of a sentence and the options it is about. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly names: string[] = [],
  ) {
    super(code);
  }
}

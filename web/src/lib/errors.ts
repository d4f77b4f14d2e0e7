/** A request that was refused, with the code of a sentence and the options it is about. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly names: string[] = [],
  ) {
    super(code);
  }
}

/** What an answer of the server says; throws where it was refused, or where it broke off. One without
 * text says nothing; a refusal may come from somebody else, in words of their own. */
export async function answered<T>(answer: Response): Promise<T> {
  const said = await answer.text();
  if (answer.ok) return JSON.parse(said || "{}") as T;
  let why: { code?: string; names?: string[] } = {};
  try {
    why = JSON.parse(said) as typeof why;
  } catch {
    // not one of ours
  }
  throw new ApiError(why.code ?? String(answer.status), why.names ?? []);
}

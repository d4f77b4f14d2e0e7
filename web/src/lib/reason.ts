// Why a request was refused, in a sentence.
import { ApiError } from "./api";
import { known, t } from "./words.svelte";

export function reason(error: unknown): string {
  const key = error instanceof ApiError ? `refusal-${error.code}` : "";
  return known(key) ? t(key) : t("client-no-server");
}

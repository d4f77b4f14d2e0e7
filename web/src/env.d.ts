/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "words:*" {
  const url: string;
  export default url;
}
declare module "virtual:courts" {
  const urls: Record<string, string>;
  export default urls;
}
declare module "virtual:german" {
  const urls: Record<string, string>;
  export default urls;
}
declare module "virtual:animals" {
  const urls: Record<string, string>;
  export default urls;
}
declare module "virtual:pyodide" {
  const folder: string;
  export default folder;
  export const files: string[];
}
declare module "virtual:engine" {
  const url: string;
  export default url;
}

/** What the page uses of the npm package of bindings/wasm. */
declare module "standee" {
  export function load(): Promise<{ call(method: string, request: string): string }>;
}

/** The documents of the wire, and what its fields mean: for scripts and the platform, not for the app. */
export { toAsyncApi } from "./asyncapi.ts";
export { siteChanges } from "./meanings/site.ts";
export { toOpenApi } from "./openapi.ts";

export { createHttp } from "./http/http.ts";
export type { AdapterOptions, Device } from "./http/http-options.ts";
export { type HttpPorts, httpPorts, loadAdapters } from "./nouns.ts";
export { loadRedaction, type Redaction } from "./recording/load-redaction.ts";

export { createHttp } from "./http/http.ts";
export type { Device, HttpLayerOptions } from "./http/http-options.ts";
export { type HttpPorts, httpLayer } from "./http-layer.ts";

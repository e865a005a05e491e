export { createHttp, type Http } from "./http/http.ts";
export type { Device, HttpLayerOptions, HttpOptions } from "./http/http-options.ts";
export type { CommandSuccess } from "./http/reply-errors.ts";
export { type HttpPorts, httpLayer } from "./http-layer.ts";
export { readManifest } from "./site/site.adapter.ts";

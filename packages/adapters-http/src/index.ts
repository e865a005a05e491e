export { createHttp, type Http } from "./http.ts";
export { type HttpLayerOptions, type HttpPorts, httpLayer } from "./http-layer.ts";
export type { HttpOptions } from "./http-options.ts";
export type { Told } from "./reading-errors.ts";
export type { Device } from "./session.ts";
export { readManifest } from "./site.ts";

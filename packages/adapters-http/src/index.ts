import type { createRedaction, isPathOfCall } from "@tradewind/contracts";

export { createHttp } from "./http/http.ts";
export type { AdapterOptions, Device } from "./http/http-options.ts";
export type { Redaction } from "@tradewind/contracts";
export { type HttpPorts, httpPorts, loadAdapters } from "./nouns.ts";

/** What removes everything personal from a recording. Its table of fields is not part of the first load. */
export const loadRedaction = (): Promise<{
	readonly createRedaction: typeof createRedaction;
	readonly isPathOfCall: typeof isPathOfCall;
}> => import("./recording/redaction.ts");

export type { Redaction } from "@tradewind/contracts";

/** Fetches what removes everything personal from a recording. Its table of fields is not part of the first load. */
export const loadRedaction = () => import("./redaction.ts");

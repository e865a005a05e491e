import { gmt } from "./gmt.ts";

/** `YYYY-MM-DD HH:mm:ss`, GMT. */
export const dateTimeText = (at: number): string => gmt(at).format("YYYY-MM-DD HH:mm:ss");

export type { Call, InputOf, PageReply, ReplyOf, RowOf, WireInput, WireSchema } from "./call.ts";
export { carriesTime } from "./call.ts";
export { calls } from "./calls.ts";
export { codes, Envelope } from "./envelope.ts";
export { type Frame, frames } from "./frame.ts";
export * from "./nouns.ts";
export { type LeftOutRow, readWire } from "./read-wire.ts";
export * as realtime from "./realtime.ts";
export * as wire from "./wire.ts";

export { frameSchedule } from "./frame-schedule.ts";
export type { Schedule } from "./push-gate.ts";
export type { BadFrame } from "./read-frame.ts";
export { createSocketActor, type SocketOptions } from "./socket-actor.ts";
export { socketUrl } from "./socket-url.ts";
export { type EarlyWire, type Thread, threadedWire } from "./threaded-wire.ts";
export { type OpenWire, socketWire, type WireListener } from "./wire.ts";
export { runWireThread, type WireThread } from "./wire-thread.ts";

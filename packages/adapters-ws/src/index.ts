export { type Connect, socketConnection } from "./connection.ts";
export { endSession } from "./end-session.ts";
export { frameSchedule } from "./frame-schedule.ts";
export type { BadFrame } from "./read-frame.ts";
export { createSocketActor } from "./socket-actor.ts";
export { socketUrl } from "./socket-url.ts";
export { runSocketWorker, type WorkerScope } from "./socket-worker.ts";
export { type EarlyConnection, type SocketWorker, workerConnection } from "./worker-connection.ts";

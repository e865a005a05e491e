export { type Connect, type ConnectionListener, socketConnection } from "./connection.ts";
export { frameSchedule } from "./frame-schedule.ts";
export type { Schedule } from "./push-buffer.ts";
export type { BadFrame } from "./read-frame.ts";
export { createSocketActor, type SocketOptions } from "./socket-actor.ts";
export { socketUrl } from "./socket-url.ts";
export { runSocketWorker, type WorkerScope } from "./socket-worker.ts";
export { type EarlyConnection, type SocketWorker, workerConnection } from "./worker-connection.ts";

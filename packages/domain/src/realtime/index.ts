export type { Incoming, Outgoing, Push, Topic } from "./frame.ts";
export type { RealtimeEmitted, SocketCommand, SocketEvent } from "./realtime.events.ts";
export { realtimeMachine } from "./realtime.machine.ts";
export { type OpenSocket, socketActor } from "./socket.port.ts";
export { subscribeToTopic } from "./subscribe-to-topic.ts";

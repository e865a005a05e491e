export { backOff, backOffLimits } from "./back-off.ts";
export { type Incoming, type Outgoing, type Push, type Topic, topicKey } from "./frame.ts";
export {
	type Freshness,
	type PriceStatus,
	priceStatus,
	quoteLifetimeMs,
	staleAfterMs,
} from "./freshness.ts";
export type {
	RealtimeContext,
	RealtimeEmitted,
	RealtimeEvent,
	RealtimeInput,
	SocketCommand,
	SocketEvent,
} from "./realtime.events.ts";
export { realtimeMachine } from "./realtime.machine.ts";
export { realtimeLimits } from "./realtime.setup.ts";
export { type OpenSocket, type Socket, socketActor } from "./socket.port.ts";
export { subscribeToTopic } from "./subscribe-to-topic.ts";

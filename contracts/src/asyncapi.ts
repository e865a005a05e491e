import { collectComponentSchemas, type JsonObject } from "./component-schemas.ts";
import type { Frame } from "./frame.ts";
import { socketPath } from "./realtime.ts";

/** The AsyncAPI 3 description of the WebSocket, seen from the platform. Pure: the same frames give the same document. */
export const toAsyncApi = (frames: readonly Frame[]): JsonObject => {
	const schemas = collectComponentSchemas();
	const messages = Object.fromEntries(
		frames.map((frame) => [
			nameOf(frame),
			{
				name: nameOf(frame),
				summary: frame.summary,
				description: frame.clause,
				contentType: "application/json",
				payload: schemas.of(frame.schema),
				examples: [{ payload: frame.example }],
			},
		]),
	);
	return {
		asyncapi: "3.0.0",
		info: {
			title: "Tradewind platform, realtime",
			version: "1",
			description:
				"One WebSocket: the client logs in with its token and subscribes to topics; the platform answers and pushes. " +
				"A visitor may subscribe to DAY_MARKET and KLINE.{code} without a login.",
		},
		servers: { platform: { host: "localhost:4173", protocol: "ws" } },
		defaultContentType: "application/json",
		channels: {
			socket: {
				address: socketPath,
				messages: Object.fromEntries(
					frames.map((frame) => [nameOf(frame), { $ref: `#/components/messages/${nameOf(frame)}` }]),
				),
			},
		},
		operations: Object.fromEntries(frames.map((frame) => [nameOf(frame), operation(frame)])),
		components: { messages, schemas: schemas.named() },
	};
};

const nameOf = (frame: Frame): string => frame.id.slice(frame.id.indexOf(".") + 1);

const operation = (frame: Frame): JsonObject => ({
	action: frame.from === "client" ? "receive" : "send",
	channel: { $ref: "#/channels/socket" },
	summary: frame.summary,
	messages: [{ $ref: `#/channels/socket/messages/${nameOf(frame)}` }],
});

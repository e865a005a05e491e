import { collectComponentSchemas, type JsonObject } from "./component-schemas.ts";
import { createDescriber } from "./describer.ts";
import type { Frame } from "./frame.ts";
import { socketPath } from "./realtime.ts";

/** The AsyncAPI 3 description of the WebSocket, seen from the platform. The same frames give the same document. Throws if a field has no meaning. */
export const toAsyncApi = (frames: readonly Frame[], describer = createDescriber()): JsonObject => {
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
	const named = describer.components(schemas.named());
	describer.check();
	return {
		asyncapi: "3.1.0",
		id: "urn:tradewind:realtime",
		info: {
			title: "Tradewind platform, realtime",
			version: "1",
			description:
				"One WebSocket: the client logs in with its token and subscribes to topics; the platform answers and pushes. " +
				"A visitor may subscribe to DAY_MARKET and KLINE.{code} without a login.",
			contact: { name: "The Tradewind authors" },
			license: { name: "MIT", url: "https://opensource.org/license/mit" },
			tags: [{ name: "realtime", description: "Prices, candles and orders as they change" }],
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
		components: { messages, schemas: withOwnReferences(named) },
	};
};

/** In AsyncAPI a reference can have nothing beside it, so that a field with a meaning has its reference in a list. */
const withOwnReferences = (schemas: JsonObject): JsonObject =>
	JSON.parse(JSON.stringify(schemas), (_, value) => {
		if (value?.$ref === undefined || value.description === undefined) return value;
		const { $ref, ...others } = value;
		return { allOf: [{ $ref }], ...others };
	});

const nameOf = (frame: Frame): string => frame.id.slice(frame.id.indexOf(".") + 1);

const operation = (frame: Frame): JsonObject => ({
	action: frame.from === "client" ? "receive" : "send",
	channel: { $ref: "#/channels/socket" },
	summary: frame.summary,
	messages: [{ $ref: `#/channels/socket/messages/${nameOf(frame)}` }],
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { instrumentCode } from "../market/instrument.ts";
import {
	accepted,
	goLive,
	mia,
	noah,
	pong,
	quotes,
	refused,
	startRealtime,
} from "./connection.test-support.ts";
import { type Outgoing, type Topic, topicKey } from "./frame.ts";
import {
	noSubscriptions,
	type Subscriptions,
	subscribedTopics,
	withoutSubscriber,
	withSubscriber,
} from "./subscriptions.ts";

type Realtime = ReturnType<typeof startRealtime>;
type Step = (realtime: Realtime) => void;

const topic = fc.constantFrom<Topic>(
	{ of: "market" },
	{ of: "trade" },
	{ of: "closed" },
	{ of: "candles", code: instrumentCode("EURUSD") },
);
const send = fc.oneof(
	fc.constantFrom(undefined, mia, noah).map((token) => ({ type: "initialise", token }) as const),
	topic.map((topic) => ({ type: "subscribe", topic }) as const),
	topic.map((topic) => ({ type: "unsubscribe", topic }) as const),
	fc.constantFrom(
		{ type: "logout" } as const,
		{ type: "network lost" } as const,
		{ type: "network back" } as const,
		{ type: "stop" } as const,
	),
);
/** The platform sends only on an open socket, and closes it once. */
const onSocket = (act: (socket: ReturnType<Realtime["socket"]>, realtime: Realtime) => void): Step => {
	return (realtime) => {
		const socket = realtime.sockets.at(-1);
		if (socket && !socket.isClosed()) act(socket, realtime);
	};
};
const step: fc.Arbitrary<Step> = fc.oneof(
	{
		weight: 5,
		arbitrary: send.map(
			(event): Step =>
				(realtime) =>
					realtime.actor.send(event),
		),
	},
	{
		weight: 6,
		arbitrary: fc.constantFrom(
			onSocket((socket) => socket.open()),
			onSocket((socket) => socket.dispatch(accepted)),
			onSocket((socket) => socket.dispatch(refused)),
			onSocket((socket) => socket.dispatch(pong)),
			onSocket((socket) => socket.close()),
			onSocket((socket, realtime) => socket.dispatch(quotes(realtime.now()))),
			(realtime: Realtime) => realtime.actor.send({ type: "became visible", at: realtime.now() }),
		),
	},
	{
		weight: 2,
		arbitrary: fc.integer({ min: 1, max: 12_000 }).map(
			(ms): Step =>
				(realtime) =>
					realtime.pass(ms),
		),
	},
);

/** The platform's subscriptions after the frames of one socket. */
const subscribedBy = (sent: readonly Outgoing[]): readonly string[] => {
	const topics = new Set<string>();
	for (const message of sent) {
		if (message.type === "subscribe") topics.add(topicKey(message.topic));
		if (message.type === "unsubscribe") topics.delete(topicKey(message.topic));
	}
	return [...topics].toSorted();
};
const expectedTopics = (subscriptions: Subscriptions): readonly string[] =>
	subscribedTopics(subscriptions).map(topicKey).toSorted();
const isLive = (realtime: Realtime): boolean => realtime.actor.getSnapshot().matches("live");

const runs = { seed: 1, numRuns: 400 };
const steps = fc.array(step, { maxLength: 40 });

test("Spec 1 §4: in any order of events a login is the first frame of its socket, once, and only a logout precedes its answer", () => {
	fc.assert(
		fc.property(steps, (steps) => {
			const realtime = startRealtime();
			for (const act of steps) {
				act(realtime);
				const { context, value } = realtime.actor.getSnapshot();
				const sent = realtime.sockets.at(-1)?.sent ?? [];
				const logins = sent.filter((message) => message.type === "login");
				if (isLive(realtime) && context.session?.token !== undefined)
					expect(sent[0]).toEqual({ type: "login", token: context.session.token });
				if (logins.length > 0) expect([sent[0], logins.length]).toEqual([logins[0], 1]);
				if (value === "logging in") expect(sent).toEqual(logins);
				if (value === "connecting") expect(sent).toEqual([]);
			}
		}),
		runs,
	);
});

test("Spec 1 §4: in any order of events a live connection has exactly the requested subscriptions", () => {
	fc.assert(
		fc.property(steps, (steps) => {
			const realtime = startRealtime();
			let lastSocket = 0;
			for (const act of steps) {
				act(realtime);
				if (!isLive(realtime)) continue;
				const sent = realtime.socket().sent;
				expect(subscribedBy(sent)).toEqual(
					expectedTopics(realtime.actor.getSnapshot().context.subscriptions),
				);
				if (lastSocket !== realtime.sockets.length) {
					const subscribed = sent.filter((message) => message.type === "subscribe");
					expect(new Set(subscribed.map(({ topic }) => topicKey(topic))).size).toBe(subscribed.length);
				}
				lastSocket = realtime.sockets.length;
			}
		}),
		runs,
	);
});

test("Spec 1 §4: no subscription requested while disconnected is lost", () => {
	const requestLists = fc.array(fc.record({ topic, by: fc.constantFrom("subscribe", "unsubscribe") }));
	const disconnect = fc.constantFrom<Step>(
		(realtime) => realtime.socket().close(),
		(realtime) => realtime.actor.send({ type: "network lost" }),
		(realtime) => realtime.pass(25_000),
		(realtime) => realtime.actor.send({ type: "stop" }),
	);
	fc.assert(
		fc.property(
			requestLists,
			disconnect,
			requestLists,
			fc.constantFrom(undefined, mia),
			(before, cut, after, token) => {
				const realtime = startRealtime();
				goLive(realtime, token);
				let subscriptions = noSubscriptions;
				const request = (requests: typeof before) => {
					for (const { topic, by } of requests) {
						subscriptions = (by === "subscribe" ? withSubscriber : withoutSubscriber)(subscriptions, topic);
						realtime.actor.send({ type: by, topic });
					}
				};
				request(before);
				cut(realtime);
				request(after);
				realtime.actor.send({ type: "network back" });
				goLive(realtime, token);
				expect(isLive(realtime)).toBe(true);
				expect(subscribedBy(realtime.socket().sent)).toEqual(expectedTopics(subscriptions));
			},
		),
		runs,
	);
});

test("in any order of events prices are live only within 10 s of a price on the current connection", () => {
	fc.assert(
		fc.property(steps, (steps) => {
			const realtime = startRealtime();
			for (const act of steps) {
				act(realtime);
				const { context } = realtime.actor.getSnapshot();
				if (context.freshness.is !== "live") continue;
				expect(isLive(realtime)).toBe(true);
				expect(context.freshness.since).toBe(context.liveAt);
				expect(context.lastPriceAt).toBeGreaterThanOrEqual(context.liveAt);
				expect(realtime.now() - context.lastPriceAt).toBeLessThan(10_000);
			}
		}),
		runs,
	);
});

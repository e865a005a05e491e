import { expect, test } from "vitest";
import { accepted, goLive, mia, startRealtime } from "./connection.test-support.ts";
import { subscribeToTopic } from "./subscribe-to-topic.ts";

test("a subscribed topic is subscribed again after the subscriptions were cleared, and is unsubscribed once", () => {
	const realtime = startRealtime();
	const first = goLive(realtime);
	const unsubscribe = subscribeToTopic(realtime.actor, { of: "market" });
	expect(first.sent).toEqual([{ type: "subscribe", topic: { of: "market" } }]);
	realtime.actor.send({ type: "initialise", token: mia });
	realtime.socket().open();
	realtime.socket().dispatch(accepted);
	const unsubscribeSecond = subscribeToTopic(realtime.actor, { of: "market" });
	unsubscribe();
	unsubscribe();
	expect(realtime.socket().sent).toEqual([
		{ type: "login", token: mia },
		{ type: "subscribe", topic: { of: "market" } },
	]);
	unsubscribeSecond();
	expect(realtime.socket().sent.slice(2)).toEqual([{ type: "unsubscribe", topic: { of: "market" } }]);
});

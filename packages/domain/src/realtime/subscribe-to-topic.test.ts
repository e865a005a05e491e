import { expect, test } from "vitest";
import { accepted, goLive, mia, startRealtime } from "./connection.test-support.ts";
import { subscribeToTopic } from "./subscribe-to-topic.ts";

test("a held topic survives the clearing of the subscriptions and ends once", () => {
	const realtime = startRealtime();
	const first = goLive(realtime);
	const letGo = subscribeToTopic(realtime.actor, { of: "market" });
	expect(first.sent).toEqual([{ type: "subscribe", topic: { of: "market" } }]);
	realtime.actor.send({ type: "initialise", token: mia });
	realtime.socket().open();
	realtime.socket().say(accepted);
	const letOtherGo = subscribeToTopic(realtime.actor, { of: "market" });
	letGo();
	letGo();
	expect(realtime.socket().sent).toEqual([
		{ type: "login", token: mia },
		{ type: "subscribe", topic: { of: "market" } },
	]);
	letOtherGo();
	expect(realtime.socket().sent.slice(2)).toEqual([{ type: "unsubscribe", topic: { of: "market" } }]);
});

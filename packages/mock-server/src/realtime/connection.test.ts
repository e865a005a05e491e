import { expect, test } from "vitest";
import { createSessions } from "../customers/sessions.ts";
import { createConnection } from "./connection.ts";

/** A connection for which the topics that contain NOTHING do not exist. */
const connect = () => {
	const subscribed: string[] = [];
	const connection = createConnection({
		id: 1,
		sessions: createSessions(() => "token", { now: () => 0 }),
		isKnownTopic: (topic) => !topic.includes("NOTHING"),
		publications: () => 0,
		sendFrame: () => {},
		sendFrames: () => {},
		onLogin: () => {},
		onSubscribed: (_, topic) => subscribed.push(topic),
		endSession: () => {},
	});
	const send = (type: "sub" | "unsub", topic: string) => connection.received(JSON.stringify({ type, topic }));
	return { ...connection, subscribed, send };
};

test("a connection holds 200 topics; one more is ignored until another is given up", () => {
	const { send, topics, subscribed } = connect();
	for (let number = 1; number <= 300; number++) send("sub", `KLINE.A${number}`);
	expect([topics().length, subscribed.length, topics().at(-1)]).toEqual([200, 200, "KLINE.A200"]);
	send("sub", "KLINE.A1");
	send("unsub", "KLINE.A1");
	send("sub", "DAY_MARKET");
	send("sub", "KLINE.A201");
	expect([topics().length, subscribed.slice(200)]).toEqual([200, ["KLINE.A1", "DAY_MARKET"]]);
});

test("a topic that does not exist is ignored", () => {
	const { send, topics, subscribed } = connect();
	for (let number = 1; number <= 300; number++) send("sub", `KLINE.NOTHING${number}`);
	expect([topics(), subscribed]).toEqual([[], []]);
});

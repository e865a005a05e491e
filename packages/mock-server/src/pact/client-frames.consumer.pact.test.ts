import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PactV4 } from "@pact-foundation/pact";
import { type Frame, frames, type realtime } from "@tradewind/contracts";
import { exactly, integerLike, matchersOf, type PactTemplate, toPactText } from "@tradewind/contracts/pact";
import { afterAll, describe, expect, it } from "vitest";
import { seededCustomers } from "../customers/seeded-customers.ts";
import { createPlatform } from "../platform.ts";
import { committedPact } from "./verify-pact.test-support.ts";

const consumer = "tradewind-platform";
const provider = "tradewind-ws";
const dir = mkdtempSync(join(tmpdir(), "tradewind-pact-"));
const pact = new PactV4({ dir, consumer, provider, logLevel: "error" });
afterAll(() => rmSync(dir, { recursive: true }));

const shapeOf = (id: (typeof frames)[number]["id"]): PactTemplate => {
	const frame: Frame | undefined = frames.find((each) => each.id === id);
	if (frame === undefined) throw new Error(`There is no frame ${id}.`);
	return matchersOf(frame.schema, frame.example);
};
const sub = (topic: string): PactTemplate => ({ ...shapeOf("realtime.sub"), topic: exactly(topic) });

/** A client of the platform, logged in as the first customer after `before`. */
const connect = (before: readonly realtime.ClientFrame[]) => {
	const platform = createPlatform();
	const account = seededCustomers[0]?.customer.email;
	const { token } = platform.control["session/open"]({ account });
	const received: unknown[] = [];
	const socket = platform.connect({ send: (text) => received.push(JSON.parse(text)), close: () => {} });
	for (const frame of [{ type: "login", token } as const, ...before]) socket.received(JSON.stringify(frame));
	received.length = 0;
	return { socket, received, seen: () => platform.control.state().sockets[0] };
};

const customerId = 1;
const candles = "KLINE.EURUSD";

/** The frames that the platform must read, and what it then knows of its client or answers. */
const clientFrames: readonly {
	readonly title: string;
	readonly content: PactTemplate;
	readonly before?: readonly realtime.ClientFrame[];
	readonly knows: { readonly customerId: number | null; readonly topics: readonly string[] };
	readonly answers?: readonly realtime.ServerFrame[];
}[] = [
	{
		title: "realtime.login",
		content: shapeOf("realtime.login"),
		knows: { customerId: null, topics: [] },
		answers: [{ type: "login_result", code: 999, msg: "Please log in again" }],
	},
	{ title: "realtime.logout", content: shapeOf("realtime.logout"), knows: { customerId: null, topics: [] } },
	{
		title: "realtime.sub: market",
		content: sub("DAY_MARKET"),
		knows: { customerId, topics: ["DAY_MARKET"] },
	},
	{
		title: "realtime.sub: trade",
		content: sub("FOREX_TRADE"),
		knows: { customerId, topics: ["FOREX_TRADE"] },
	},
	{
		title: "realtime.sub: closed",
		content: sub("FOREX_CLOSED"),
		knows: { customerId, topics: ["FOREX_CLOSED"] },
	},
	{
		title: "realtime.sub: follow",
		content: { ...sub("FOREX_FOLLOW_TRADE"), user_id: integerLike("^[1-9][0-9]*$", customerId) },
		knows: { customerId, topics: ["FOREX_FOLLOW_TRADE.1"] },
	},
	{ title: "realtime.sub: candles", content: sub(candles), knows: { customerId, topics: [candles] } },
	{
		title: "realtime.unsub: candles",
		content: { ...shapeOf("realtime.unsub"), topic: exactly(candles) },
		before: [{ type: "sub", topic: candles }],
		knows: { customerId, topics: [] },
	},
	{
		title: "realtime.ping",
		content: shapeOf("realtime.ping"),
		knows: { customerId, topics: [] },
		answers: [{ type: "pong", time: 1_767_225_600_000 }],
	},
];

describe("what the platform expects of a client on its WebSocket", () => {
	it.each(clientFrames.map((frame) => [frame.title, frame] as const))(
		"Spec 1 §7: %s",
		async (_, { title, content, before = [], knows, answers }) => {
			await pact
				.addAsynchronousInteraction()
				.expectsToReceive(title, (message) => message.withJSONContent(content))
				.executeTest(async ({ contents }) => {
					const { socket, received, seen } = connect(before);
					socket.received(JSON.stringify(contents.content));
					expect(seen()).toEqual(knows);
					if (answers) expect(received).toEqual(answers);
				});
		},
	);

	it("every frame of a client has a message", () => {
		const covered = clientFrames.map(({ title }) => title.replace(/:.*/, ""));
		const sent = frames.filter(({ from }) => from === "client").map(({ id }) => id);
		expect([...new Set(covered)].sort()).toEqual([...sent].sort());
	});

	it("the committed pact is up to date; `npm run contracts:consumer` rewrites it", async () => {
		const written = readFileSync(join(dir, `${consumer}-${provider}.json`), "utf8");
		await expect(toPactText(written)).toMatchFileSnapshot(committedPact(consumer, provider));
	});
});

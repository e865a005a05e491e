import { fileURLToPath } from "node:url";
import { Verifier } from "@pact-foundation/pact";
import { userId } from "@tradewind/domain/copy-trading";
import { instrumentCode } from "@tradewind/domain/market";
import type { Outgoing, Topic } from "@tradewind/domain/realtime";
import { token } from "@tradewind/domain/session";
import { instant } from "@tradewind/domain/time";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { socketConnection } from "../connection.ts";
import { createSocketActor } from "../socket-actor.ts";

const pactFile = fileURLToPath(
	new URL("../../../../contracts/pacts/tradewind-platform-tradewind-ws.json", import.meta.url),
);

/** The frame that the adapter sends for a message. */
const sent = (message: Outgoing) => async (): Promise<unknown> => {
	const frames: string[] = [];
	class OpenSocket {
		readonly readyState = 1;
		onopen = null;
		onmessage = null;
		onclose = null;
		onerror = null;
		send(text: string) {
			frames.push(text);
		}
		close() {}
	}
	const socket = createActor(
		createSocketActor({
			url: "ws://platform.test",
			clock: { now: () => instant(0) },
			schedule: () => () => {},
			log: () => {},
			connect: socketConnection(OpenSocket),
		}),
	).start();
	socket.send({ type: "send", message });
	socket.stop();
	return JSON.parse(frames.join());
};

const subscribe = (topic: Topic) => sent({ type: "subscribe", topic });
const followed: Topic = { of: "follow trade", traderId: userId(1), followerId: undefined };
const candles: Topic = { of: "candles", code: instrumentCode("EURUSD") };

describe("the WebSocket adapter fulfils the pact with the platform", () => {
	it("Spec 1 §7: every frame that it sends", async () => {
		const messageProviders = {
			"realtime.login": sent({ type: "login", token: token("a-token") }),
			"realtime.logout": sent({ type: "logout" }),
			"realtime.sub: market": subscribe({ of: "market" }),
			"realtime.sub: trade": subscribe({ of: "trade" }),
			"realtime.sub: closed": subscribe({ of: "closed" }),
			"realtime.sub: follow": subscribe(followed),
			"realtime.sub: candles": subscribe(candles),
			"realtime.unsub: candles": sent({ type: "unsubscribe", topic: candles }),
			"realtime.ping": sent({ type: "ping", at: instant(1_767_225_600_000) }),
		};
		const verifier = new Verifier({ pactUrls: [pactFile], logLevel: "error", messageProviders });
		const report = JSON.parse(await verifier.verifyProvider());
		expect(report.interactionResults).toHaveLength(Object.keys(messageProviders).length);
	});
});

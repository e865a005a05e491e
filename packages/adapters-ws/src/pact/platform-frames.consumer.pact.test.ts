import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PactV4 } from "@pact-foundation/pact";
import { frames } from "@tradewind/contracts";
import { toPactText } from "@tradewind/contracts/pact";
import { afterAll, describe, expect, it, vi } from "vitest";
import { platformPerTest, startSocket } from "../platform-socket.test-support.ts";
import { platformFrames } from "./platform-frames.test-support.ts";

const now = 1_767_225_600_250;
const pactName = "tradewind-ws-tradewind-platform.json";
const dir = mkdtempSync(join(tmpdir(), "tradewind-pact-"));
const pact = new PactV4({ dir, consumer: "tradewind-ws", provider: "tradewind-platform", logLevel: "error" });

const platform = platformPerTest(now);
afterAll(() => rmSync(dir, { recursive: true }));

describe("what the WebSocket adapter expects of the platform", () => {
	it.each(platformFrames(now).map((frame) => [frame.title, frame] as const))(
		"Spec 1 §7: %s",
		async (_, { title, given, content, expected }) => {
			await pact
				.addAsynchronousInteraction()
				.given(given.name, { ...given.params })
				.expectsToReceive(title, (message) => message.withJSONContent(content))
				.executeTest(async ({ contents }) => {
					const socket = startSocket();
					vi.advanceTimersByTime(100);
					vi.setSystemTime(now);
					platform.send(contents.content);
					socket.nextFrame();
					expect(socket.dropped).toEqual([]);
					expect(socket.events.slice(1)).toEqual([{ type: "received", message: expected, at: now }]);
				});
		},
	);

	it("every frame of the platform has a message", () => {
		const covered = platformFrames(now).map(({ title }) => title.replace(/:.*/, ""));
		const sent = frames.filter(({ from }) => from === "platform").map(({ id }) => id);
		expect([...new Set(covered)]).toEqual(sent);
	});

	it("the committed pact is up to date; `npm run contracts:consumer` rewrites it", async () => {
		const committed = fileURLToPath(new URL(`../../../../contracts/pacts/${pactName}`, import.meta.url));
		await expect(toPactText(readFileSync(join(dir, pactName), "utf8"))).toMatchFileSnapshot(committed);
	});
});

import { createServer } from "node:net";
import { expect, test } from "vitest";
import { isListening, untilListening } from "./dev-platform.plugin.ts";

test("a request waits until the platform listens again, with a limit", async () => {
	const first = createServer();
	const port = await new Promise<number>((resolve) =>
		first.listen(0, "127.0.0.1", () => {
			const address = first.address();
			resolve(typeof address === "object" && address ? address.port : 0);
		}),
	);
	expect(await isListening(port)).toBe(true);
	await new Promise((resolve) => first.close(resolve));
	expect(await isListening(port)).toBe(false);
	await untilListening(port, 1);

	const again = createServer();
	const waiting = untilListening(port);
	again.listen(port, "127.0.0.1");
	await waiting;
	expect(await isListening(port)).toBe(true);
	again.close();
});

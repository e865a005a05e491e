import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Provider, startProvider } from "./provider.test-support.ts";
import { committedPact, interactionsOf, verifyPact } from "./verify-pact.test-support.ts";

let provider: Provider;
beforeAll(async () => {
	provider = await startProvider();
});
afterAll(() => provider.close());

describe("the platform fulfils the pact with the HTTP adapter", () => {
	it("Spec 1 §7, §8: every interaction", async () => {
		const pactFile = committedPact("tradewind-http", "tradewind-platform");
		const { url, states } = provider;
		expect(await verifyPact({ pactFile, baseUrl: url, states })).toEqual(interactionsOf(pactFile));
	}, 180_000);
});

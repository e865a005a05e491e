import { fileURLToPath } from "node:url";
import { calls } from "@tradewind/contracts";
import { describe, expect, it } from "vitest";
import { type ConsumerTest, optionsAt, refusesToken } from "./consumer-test.ts";
import { createHttpPact, titleOf } from "./http-pact.test-support.ts";

const modules = import.meta.glob<{ readonly pact: readonly ConsumerTest[] }>("../*/*.pact.ts", {
	eager: true,
});
const declared = Object.values(modules).flatMap(({ pact }) => pact);

const withoutSession = calls
	.filter(({ access }) => access === "session")
	.flatMap(({ id }) => declared.filter(({ call }) => call.id === id).slice(0, 1))
	.map(refusesToken);

const pactFile = fileURLToPath(
	new URL("../../../../contracts/pacts/tradewind-http-tradewind-platform.json", import.meta.url),
);

describe("The HTTP adapter's requirements on the platform", () => {
	const pact = createHttpPact("tradewind-http", "tradewind-platform");

	it.each([...declared, ...withoutSession].map((test) => [titleOf(test), test] as const))(
		"Spec 1 §7, §8: %s",
		async (_, test) => {
			const { call, run, expected } = test;
			await pact.addInteraction(test, async (baseUrl) => {
				expect(await run(optionsAt(baseUrl, call.access === "session"))).toEqual(expected);
			});
		},
	);

	it("every call has a successful interaction", () => {
		const succeeding = declared.filter(({ answer }) => answer === "success").map(({ call }) => call.id);
		expect([...new Set(succeeding)].sort()).toEqual(calls.map(({ id }) => id));
	});

	it("the committed pact is up to date; `npm run contracts:consumer` rewrites it", async () => {
		await expect(pact.finish()).toMatchFileSnapshot(pactFile);
	});
});

import { fileURLToPath } from "node:url";
import { calls } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { describe, expect, it } from "vitest";
import { accountConsumptions } from "./account.consumption.test-support.ts";
import { type Consumption, optionsAt } from "./consumption.test-support.ts";
import { contentConsumptions } from "./content.consumption.test-support.ts";
import { contractConsumptions } from "./contract.consumption.test-support.ts";
import { copyTradingConsumptions } from "./copy-trading.consumption.test-support.ts";
import { createHttpPact, titleOf } from "./http-pact.test-support.ts";
import { marketConsumptions } from "./market.consumption.test-support.ts";
import { microConsumptions } from "./micro.consumption.test-support.ts";
import { sessionConsumptions } from "./session.consumption.test-support.ts";
import { siteConsumptions } from "./site.consumption.test-support.ts";
import { supportConsumptions } from "./support.consumption.test-support.ts";

const answered = [
	...siteConsumptions,
	...supportConsumptions,
	...contentConsumptions,
	...sessionConsumptions,
	...marketConsumptions,
	...contractConsumptions,
	...microConsumptions,
	...copyTradingConsumptions,
	...accountConsumptions,
];

const withoutSession = calls
	.filter(({ access }) => access === "session")
	.flatMap(({ id }) => answered.filter(({ call }) => call.id === id).slice(0, 1))
	.map(
		({ call, input, does }): Consumption => ({
			call,
			given: providerStates.expired,
			...(input && { input }),
			answer: "invalid session",
			does,
			gives: { error: { _tag: "SessionInvalid", message: "Log in again" } },
		}),
	);

const pactFile = fileURLToPath(
	new URL("../../../../contracts/pacts/tradewind-http-tradewind-platform.json", import.meta.url),
);

describe("what the HTTP adapter expects of the platform", () => {
	const pact = createHttpPact("tradewind-http", "tradewind-platform");
	const consumptions = [...answered, ...withoutSession];

	it.each(consumptions.map((consumption) => [titleOf(consumption), consumption] as const))(
		"Spec 1 §7, §8: %s",
		async (_, consumption) => {
			const { call, does, gives } = consumption;
			await pact.exchange(consumption, async (baseUrl) => {
				expect(await does(optionsAt(baseUrl, call.access === "session"))).toEqual(gives);
			});
		},
	);

	it("every call has its exchange", () => {
		const succeeding = answered.filter(({ answer }) => answer === "success").map(({ call }) => call.id);
		expect([...new Set(succeeding)].sort()).toEqual(calls.map(({ id }) => id).sort());
	});

	it("the committed pact says the same; `npm run contracts:consumer` writes it anew", async () => {
		await expect(pact.finish()).toMatchFileSnapshot(pactFile);
	});
});

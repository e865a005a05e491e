import { contract, market, session } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCaller } from "../provider-states/caller.ts";
import type { StateValues } from "../provider-states/state-customer.ts";
import { firstFrame } from "./first-frame.test-support.ts";
import { type Provider, startProvider } from "./provider.test-support.ts";
import { committedPact, interactionsOf, verifyPact } from "./verify-pact.test-support.ts";

let provider: Provider;
beforeAll(async () => {
	provider = await startProvider();
});
afterAll(() => provider.close());

const loginAs = ({ token = "" }: StateValues) => ({ type: "login", token }) as const;
const subscribe = (topic: string) => ({ type: "sub", topic }) as const;

/** The platform pushes the bars of all periods together. */
const klineOf = (url: string, period: string) =>
	firstFrame(
		url,
		"KLINE",
		[subscribe(`KLINE.${providerStates.open.params.instrument}`)],
		async () => {},
		(frame) => Object(Object(frame).data).Period === period,
	);

describe("the platform fulfils the pact with the WebSocket adapter", () => {
	it("Spec 1 §7: every frame, over a real socket", async () => {
		const { url, states } = provider;
		const pactFile = committedPact("tradewind-ws", "tradewind-platform");
		const loginResult = (values: StateValues) => firstFrame(url, "login_result", [loginAs(values)]);
		const verified = await verifyPact({
			pactFile,
			states,
			messages: {
				"realtime.pong": () => firstFrame(url, "pong", [{ type: "ping", time: 1_767_225_600_000 }]),
				"realtime.loginResult: success": loginResult,
				"realtime.loginResult: invalid session": loginResult,
				"realtime.market": () => firstFrame(url, "DAY_MARKET", [subscribe("DAY_MARKET")]),
				...Object.fromEntries(
					market.Period.literals.map((period) => [`realtime.kline: ${period}`, () => klineOf(url, period)]),
				),
				"realtime.contractTrade": (values) =>
					firstFrame(url, "FOREX_TRADE", [loginAs(values), subscribe("FOREX_TRADE")]),
				"realtime.followTrade": async (values) => {
					const { id } = await createCaller({ url }, values.token)(session.getUserInfo, {});
					const followed = { ...subscribe("FOREX_FOLLOW_TRADE"), user_id: id };
					return firstFrame(url, "FOREX_FOLLOW_TRADE", [loginAs(values), followed]);
				},
				"realtime.contractClosed": (values) =>
					firstFrame(url, "FOREX_CLOSED", [loginAs(values), subscribe("FOREX_CLOSED")], () =>
						createCaller({ url }, values.token)(contract.closeContract, { id: values.orderId ?? "" }),
					),
			},
		});
		expect(verified).toEqual(interactionsOf(pactFile));
	});
});

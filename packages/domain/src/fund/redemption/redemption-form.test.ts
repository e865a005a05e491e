import { describe, expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { inStatus, moneyOf, rateOf, running, steady } from "../funds.test-support.ts";
import { noRedemption, requestedRedemption, summariseRedemption } from "./redemption-form.ts";

const redemption = { is: "redeem", subscription: 11 };

describe("Spec 2 §4, §9: redeeming a subscription", () => {
	test("costs its penalty in the currency of the fund", () => {
		expect(plain(summariseRedemption(requestedRedemption, running))).toEqual({
			penalty: "30",
			returned: "970",
			currency: "USDT",
			redemption,
		});
		expect(plain(summariseRedemption(requestedRedemption, { ...running, amount: moneyOf("0.01") }))).toEqual({
			penalty: "0.0003",
			returned: "0.0097",
			currency: "USDT",
			redemption,
		});
	});

	test("is sent only on request", () => {
		expect(plain(summariseRedemption(noRedemption, running))).toEqual({
			penalty: "30",
			returned: "970",
			currency: "USDT",
			redemption: undefined,
		});
	});

	test.each(["refunding", "refunded", "finished"] as const)(
		"is not sent for a subscription that is %s",
		(status) => {
			expect(summariseRedemption(requestedRedemption, inStatus(status)).redemption).toBeUndefined();
		},
	);

	test("has no penalty to show if the fund's figures are invalid, and is possible nevertheless", () => {
		const fund = { ...steady, penaltyPercent: rateOf("-3") };
		expect(plain(summariseRedemption(requestedRedemption, { ...running, fund }))).toEqual({
			penalty: undefined,
			returned: undefined,
			currency: "USDT",
			redemption,
		});
	});

	test("returns nothing if the penalty is above the amount", () => {
		const fund = { ...steady, penaltyPercent: rateOf("120") };
		expect(plain(summariseRedemption(requestedRedemption, { ...running, fund }))).toMatchObject({
			returned: "0",
		});
	});
});

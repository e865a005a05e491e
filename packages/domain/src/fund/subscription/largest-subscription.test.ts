import { describe, expect, test } from "vitest";
import { decimal, money } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { largestSubscription } from "./largest-subscription.ts";

const largest = (currency: string, free: string, maximum?: string) =>
	plain(
		largestSubscription(
			{ currency, maximum: maximum === undefined ? undefined : money(decimal(maximum)) },
			money(decimal(free)),
		),
	);

describe("Spec 2 §2: the largest subscription", () => {
	test("is the free money, cut to the decimals of the fund's currency", () => {
		expect([largest("USD", "120.559"), largest("USDT", "120.5591234567")]).toEqual([
			"120.55",
			"120.55912345",
		]);
	});

	test("is at most the maximum of the fund", () => {
		expect([largest("USDT", "120.5", "100"), largest("USDT", "99.5", "100")]).toEqual(["100", "99.5"]);
	});

	test("does not exist without free money", () => {
		expect([largest("USD", "0"), largest("USD", "0.009"), largest("USD", "-3")]).toEqual([
			undefined,
			undefined,
			undefined,
		]);
	});
});

import { expect, test } from "vitest";
import { priceOf } from "../contract.test-support.ts";
import { pendingKindOf } from "./pending-kind.ts";

test.each([
	["buy", "1.08", "1.09", "limit"],
	["buy", "1.1", "1.09", "stop"],
	["sell", "1.1", "1.09", "limit"],
	["sell", "1.08", "1.09", "stop"],
] as const)(
	"Spec 1 §4, A-952: a %s at %s with a latest price of %s is a %s order",
	(direction, target, latest, kind) => {
		expect(pendingKindOf(direction, priceOf(target), priceOf(latest))).toBe(kind);
	},
);

test("Spec 1 §4, A-952: without a latest price or a target its kind is not known", () => {
	expect([
		pendingKindOf("buy", priceOf("1.08"), undefined),
		pendingKindOf("buy", undefined, priceOf("1.08")),
	]).toEqual([undefined, undefined]);
});

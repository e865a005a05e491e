import { type CustomerTag, noFlags } from "@tradewind/domain/site";
import { expect, test } from "vitest";
import { showsMicroDetails } from "./shows-micro-details.ts";

test.each<[CustomerTag, boolean]>([
	["none", true],
	["no recharge tile", true],
	["grey lists", true],
	["no micro details", false],
])("Spec 1 §6: with the tag %j details of micro orders are shown: %s", (customerTag, areShown) => {
	expect(showsMicroDetails({ flags: { ...noFlags, customerTag } })).toBe(areShown);
});

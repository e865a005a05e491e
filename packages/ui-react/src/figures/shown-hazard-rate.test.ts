import { decimal, money, rate } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { shownHazardRate } from "./shown-hazard-rate.ts";

const none = rate(decimal("0"));
const held = [{ margin: money(decimal("0")) }, { margin: money(decimal("5.42")) }];

test("Spec 1 §3: with positions and no equity left the hazard rate is 0, not unknown (A-05)", () => {
	expect(shownHazardRate(none, held)).toBe(none);
});

test("Spec 1 §3: without margin of positions there is no hazard rate, even if the platform sends 0", () => {
	expect([shownHazardRate(none, []), shownHazardRate(none, held.slice(0, 1))]).toEqual([
		undefined,
		undefined,
	]);
});

test("the platform's value is shown whatever the positions are, and no value is shown without one", () => {
	const reported = rate(decimal("-66.67"));
	expect([shownHazardRate(reported, []), shownHazardRate(undefined, held)]).toEqual([reported, undefined]);
});

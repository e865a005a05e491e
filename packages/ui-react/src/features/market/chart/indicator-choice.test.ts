import { expect, test } from "vitest";
import { choiceText, readChoice, withLength } from "./indicator-choice.ts";

const nothing = { volume: false, simple: [], exponential: [], bands: [], strength: [] };

test("a stored choice is read back unchanged", () => {
	const chosen = { volume: true, simple: [5, 20], exponential: [9], bands: [20], strength: [14] };
	expect([choiceText(chosen), readChoice(choiceText(chosen)), readChoice(choiceText(nothing))]).toEqual([
		"volume simple:5,20 exponential:9 bands:20 strength:14",
		chosen,
		nothing,
	]);
});

test("a device without a stored choice shows only the bars", () => {
	expect(readChoice(undefined)).toEqual(nothing);
});

test("pitfall 15: of a stored choice only what is still offered is used", () => {
	const odd = "simple:5,5,7,x,,1e9,20,30,60 bands:10,20 strength: exponential volumes __proto__:5";
	expect(readChoice(odd)).toEqual({ ...nothing, simple: [5, 20, 30], bands: [10] });
});

test("a length is added and removed, and one above the limit replaces the first", () => {
	let choice = nothing as ReturnType<typeof readChoice>;
	for (const length of [5, 10, 20, 30, 10]) choice = withLength(choice, "simple", length);
	choice = withLength(withLength(choice, "bands", 20), "bands", 50);
	expect(choice).toEqual({ ...nothing, simple: [20, 30], bands: [50] });
});

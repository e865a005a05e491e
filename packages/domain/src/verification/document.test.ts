import { expect, test } from "vitest";
import { reverseOf, sidesOf } from "./document.ts";

const pictures = { front: "page.jpg", reverse: "back.jpg" };

test("A-586: a passport has one page, which is sent as its back, too; an ID card has two sides", () => {
	expect([sidesOf("ID card"), reverseOf({ document: "ID card", ...pictures })]).toEqual([
		["front", "reverse"],
		"back.jpg",
	]);
	expect([sidesOf("passport"), reverseOf({ document: "passport", ...pictures })]).toEqual([
		["front"],
		"page.jpg",
	]);
});

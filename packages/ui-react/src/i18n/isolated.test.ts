import { expect, test } from "vitest";
import { isolated } from "./isolated.ts";

test("a text has the direction of its letters, a figure is written from left to right", () => {
	expect([isolated("BTC/USDT"), isolated("−12 $", "ltr")]).toEqual([
		"\u2068BTC/USDT\u2069",
		"\u2066−12 $\u2069",
	]);
});

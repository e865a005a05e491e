import { decimal } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { translatorFor } from "../../../i18n/translator.ts";
import words from "../words/en.json" with { type: "json" };
import { holdingTime } from "./holding-time.ts";

test.each([
	["0", "0 min"],
	["90", "2 min"],
	["3600", "1 h 0 min"],
	["7510", "2 h 5 min"],
	["86399", "1 d 0 h"],
	["273600", "3 d 4 h"],
])("A-400: %s seconds are shown as %j", (seconds, text) => {
	expect(holdingTime(decimal(seconds), translatorFor(words, "en"))).toBe(text);
});

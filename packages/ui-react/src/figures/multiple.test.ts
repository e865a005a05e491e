import { decimal } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { translatorFor } from "../i18n/translator.ts";
import { multipleIn } from "./multiple.tsx";

test.each([
	["en", "×{{value}}", "12.5", "×12.5"],
	["de", "×{{value}}", "12.5", "×12,5"],
	["ja", "{{value}}倍", "100", "100倍"],
	["ja", "{{value}}倍", undefined, "--"],
])("a leverage in %s with the text %s: %s is %s", (tag, text, value, shown) => {
	const t = translatorFor({ "shared.multiple": text }, tag);
	expect(multipleIn(t, tag, value === undefined ? undefined : decimal(value))).toBe(shown);
});

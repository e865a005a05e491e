import { firstWords, words } from "virtual:catalogues";
import { languages } from "@tradewind/domain/site";
import { expect, test } from "vitest";
import { translatorFor } from "./translator.ts";

const counts = [0, 1, 2, 3, 5, 11, 21, 22, 100, 101, 1.5, 1000, 1_000_000];

test.each(languages)(
	"Spec 1 §1: every text with a count exists in $code for every count",
	async ({ code, tag }) => {
		const all = { ...(await firstWords[code]?.())?.words, ...(await words[code]?.())?.words };
		const t = translatorFor(all, tag);
		const keys = new Set(
			Object.keys(all).flatMap((key) => /^(.*)_(?:zero|one|two|few|many|other)$/u.exec(key)?.[1] ?? []),
		);
		expect(keys.size).toBeGreaterThan(15);
		const categories = new Intl.PluralRules(tag);
		for (const key of keys)
			for (const count of counts) {
				const form = all[`${key}_${categories.select(count)}`];
				const text = t(key, { count, total: "T", passed: "P" });
				expect({ key, count, hasForm: form !== undefined }).toEqual({ key, count, hasForm: true });
				expect(text).not.toMatch(/\{\{|_(?:zero|one|two|few|many|other)$/u);
				expect({ key, count, text }).not.toEqual({ key, count, text: key });
			}
	},
);

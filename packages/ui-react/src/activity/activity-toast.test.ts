import { afterEach, beforeEach, expect, test } from "vitest";
import { loadFeatureWords, showLanguage } from "../i18n/words.ts";
import { startApp } from "../state/fake-app.test-support.ts";
import { toggleHiddenAmounts } from "../state/use-hidden-amounts.ts";
import { toastText } from "./activity-toast.ts";
import { closedEntry } from "./closed-entry.test-support.ts";

beforeEach(async () => {
	await showLanguage("en");
	await loadFeatureWords();
});
beforeEach(toggleHiddenAmounts);
afterEach(toggleHiddenAmounts);

test("Spec 2 §2: a toast names the price of a closed order, and its profit only as asterisks if amounts are hidden", () => {
	expect(toastText(startApp().app, closedEntry).replace(/[\u2060\u2066\u2069]/g, "")).toBe(
		"EUR/USD: Closed at 1.0845, ****",
	);
});

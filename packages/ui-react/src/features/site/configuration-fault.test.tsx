import { languages } from "@tradewind/domain/site";
import { expect, test } from "vitest";
import { loadFeatureWords, showLanguage } from "../../i18n/words.ts";
import { startApp } from "../../state/fake-app.test-support.ts";
import { markupOf, textOf } from "../../state/screen-markup.test-support.tsx";
import { ConfigurationFault } from "./configuration-fault.tsx";

test("A-821: the field is named to the customer in each language, as the operator writes it", async () => {
	const { app } = startApp();
	const shown = new Map<string, string>();
	for (const { code } of languages) {
		await showLanguage(code);
		await loadFeatureWords();
		shown.set(code, textOf(markupOf(app, <ConfigurationFault field="captchaPath" />)));
	}
	expect(shown.get("en")).toBe(
		"The configuration of this app is not valid Your orders are not affected. The operator must correct this field: captchaPath",
	);
	expect(new Set(shown.values()).size).toBe(languages.length);
	for (const text of shown.values()) expect(text).toMatch(/ captchaPath$/);
	await showLanguage("en");
});

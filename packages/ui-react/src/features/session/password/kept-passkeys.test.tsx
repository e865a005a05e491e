import { beforeEach, expect, test } from "vitest";
import { loadFeatureWords, showLanguage } from "../../../i18n/words.ts";
import { startApp } from "../../../state/fake-app.test-support.ts";
import { markupOf, textOf } from "../../../state/screen-markup.test-support.tsx";
import { PasskeyQuestion } from "./kept-passkeys.tsx";

beforeEach(async () => {
	await showLanguage("en");
	await loadFeatureWords();
});

test("A-486: after a new password the customer is asked whether the passkeys stay, with a way to remove them", () => {
	const markup = markupOf(startApp().app, <PasskeyQuestion onKeep={() => {}} />);
	expect([textOf(markup), /<a[^>]*href="([^"]*)"/.exec(markup)?.[1]]).toEqual([
		"Your passkeys still log in. Should they stay? Choose which to remove Keep them",
		"/mine/security?type=passkeys",
	]);
});

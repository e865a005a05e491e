import { beforeEach, expect, test, vi } from "vitest";
import { currentLanguage, showLanguage } from "../i18n/words.ts";
import { startApp } from "../state/fake-app.test-support.ts";
import { save, savedKey } from "../storage/saved.ts";
import { connectLanguage } from "./language.ts";

const page = new EventTarget();
const saved = new Map<string, string>();
const otherTabSaves = () => void page.dispatchEvent(Object.assign(new Event("storage"), { key: savedKey }));

beforeEach(async () => {
	saved.clear();
	vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => saved.get(key) ?? null,
		setItem: (key: string, value: string) => void saved.set(key, value),
	});
	await showLanguage("en");
});

test("A language that is chosen in another tab is shown here, and the platform's texts are read again", async () => {
	const { app } = startApp();
	const told = [vi.spyOn(app.site, "send"), vi.spyOn(app.market, "send")];
	connectLanguage(app);
	save({ language: "de" });
	otherTabSaves();
	await vi.waitFor(() => expect(currentLanguage().code).toBe("de"));
	for (const send of told) expect(send.mock.calls).toEqual([[{ type: "language changed" }]]);
	// Another tab saves a change that does not concern this tab.
	await showLanguage("en");
	save({ amountsHidden: true });
	otherTabSaves();
	save({ language: undefined });
	otherTabSaves();
	expect(currentLanguage().code).toBe("en");
});

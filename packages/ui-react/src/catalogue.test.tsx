import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeAll, expect, test } from "vitest";
import { components } from "../catalogue/component-list.ts";
import { createExamples } from "../catalogue/examples.tsx";
import { searchOf, switchesIn } from "../catalogue/switches.ts";
import { loadFeatureWords, showLanguage } from "./i18n/words.ts";
import { AppProvider } from "./state/app.ts";
import { startApp } from "./state/fake-app.test-support.ts";

beforeAll(async () => {
	await loadFeatureWords();
	await showLanguage("en");
});

test("every component of docs/components.md is rendered by its examples in the catalogue, and no other is", () => {
	const examples = createExamples();
	expect(Object.keys(examples)).toEqual(components.flatMap((one) => one.examples));
	for (const [name, states] of Object.entries(examples))
		for (const { element } of states) {
			const markup = renderToString(
				<MemoryRouter>
					<AppProvider value={startApp().app}>{element()}</AppProvider>
				</MemoryRouter>,
			);
			expect([name, markup === ""]).toEqual([name, false]);
		}
});

test("how the catalogue is shown is in its address, and an address of anything else is that of the standard", () => {
	const switches = { part: "machines", theme: "dark", direction: "rtl", language: "hk" } as const;
	expect(switchesIn(searchOf(switches))).toEqual(switches);
	expect(switchesIn("?part=x&theme=x&direction=x&language=x")).toEqual({
		part: "components",
		theme: "light",
		direction: "of the language",
		language: "en",
	});
});

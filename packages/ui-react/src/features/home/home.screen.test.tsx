import type { MenuItem } from "@tradewind/domain/site";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { showLanguage } from "../../i18n/words.ts";
import { AppProvider } from "../../state/app.ts";
import { openSite, startApp } from "../../state/fake-app.test-support.ts";
import { menuSigns } from "../../ui/control/menu-signs.ts";
import { Screen } from "./home.screen.tsx";

const block = (component: MenuItem["component"]): MenuItem => ({
	group: "home blocks",
	isMobile: true,
	title: "",
	path: "",
	icon: "",
	component,
	allowsDemo: true,
});

/** The home page of a visitor of a site with this menu. */
const visitorHome = async (menu: readonly MenuItem[]): Promise<string> => {
	await showLanguage("en");
	const site = await openSite(menu);
	return renderToString(
		<MemoryRouter>
			<AppProvider value={{ ...startApp().app, site }}>
				<Screen />
			</AppProvider>
		</MemoryRouter>,
	);
};

const marks = ["Search", "Total assets", "Top instruments", "Practise before you invest", "Quick menu"];

const orderIn = (markup: string): readonly string[] =>
	marks.filter((mark) => markup.includes(mark)).sort((a, b) => markup.indexOf(a) - markup.indexOf(b));

test("Spec 1 §2, §6, A-420: a visitor sees the blocks in the order of the menu, the demo account before -- as their assets", async () => {
	const markup = await visitorHome([block("top"), block("asset"), block("search")]);
	expect(orderIn(markup)).toEqual([
		"Top instruments",
		"Practise before you invest",
		"Total assets",
		"Search",
	]);
	expect(/aria-label="Total assets".*?<bdi[^>]*>([^<]*)/s.exec(markup)?.[1]).toBe("--");
});

test("Spec 1 §3: the quick menu shows the icon of an item, by address and by name", async () => {
	const item = (path: string, icon: string): MenuItem => ({
		...block(""),
		...{ group: "home quick menu", title: path, path, icon },
	});
	const markup = await visitorHome([item("/loan", "https://cdn.test/loan.png"), item("/mining", "mining")]);
	const [, first = "", second = ""] = markup.slice(markup.indexOf('aria-label="Quick menu"')).split("<a ");
	expect([
		first.includes('src="https://cdn.test/loan.png"'),
		second.includes(menuSigns.mining ?? "?"),
	]).toEqual([true, true]);
});

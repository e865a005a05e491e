import type { MenuItem } from "@tradewind/domain/site";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { loadFeatureWords, showLanguage } from "../../i18n/words.ts";
import { AppProvider } from "../../state/app.ts";
import { enterDemo, openSite, startApp } from "../../state/fake-app.test-support.ts";
import { menuSigns } from "../../ui/control/menu-signs.ts";
import { Screen } from "./user.screen.tsx";

const item = (path: string, icon: string, allowsDemo = true): MenuItem => ({
	group: "user menu",
	isMobile: true,
	title: `To ${path}`,
	path,
	icon,
	component: "",
	allowsDemo,
});

const rowsOf = async (menu: readonly MenuItem[]): Promise<readonly string[]> => {
	await loadFeatureWords();
	await showLanguage("en");
	const site = await openSite(menu);
	const world = startApp();
	await enterDemo(world);
	const markup = renderToString(
		<MemoryRouter>
			<AppProvider value={{ ...world.app, site }}>
				<Screen />
			</AppProvider>
		</MemoryRouter>,
	);
	return markup.split(/<(?:a|button) /);
};

test("Spec 1 §3: a row of the user centre shows the icon of its menu item, by address and by name", async () => {
	const rows = await rowsOf([
		item("/loan", "/media/loan.png"),
		item("/mining", "mining"),
		item("/mine/invite", "invite", false),
	]);
	const row = (path: string) => rows.find((text) => text.includes(`>To ${path}<`)) ?? "";
	expect([
		row("/loan").includes('src="/media/loan.png"'),
		row("/mining").includes(menuSigns.mining ?? "?"),
		row("/mine/invite").includes(menuSigns.invite ?? "?"),
	]).toEqual([true, true, true]);
});

test("A-591: the user centre has its rows in groups, without tabs and pages that are empty", async () => {
	const markup = (
		await rowsOf([
			item("/mine/chat", ""),
			item("/order", ""),
			item("/mining", ""),
			item("/feedback", ""),
			item("/loan", ""),
		])
	).join("");
	const groups = [...markup.matchAll(/<section aria-label="([^"]*)"><h2[^>]*>.*?<\/section>/gs)].map(
		([text, name]) => [name, [...text.matchAll(/>To (\/[^<]*)</g)].map(([, path]) => path)],
	);
	expect(groups).toEqual([
		["Money", ["/loan"]],
		["Invest", ["/mining"]],
		["Identity and security", []],
		["Help and settings", ["/mine/chat"]],
	]);
	expect(markup.includes("To /order") || markup.includes("To /feedback")).toBe(false);
});

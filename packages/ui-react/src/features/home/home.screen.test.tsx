import type { QueryError } from "@tradewind/domain/request";
import { type MenuItem, noFlags, type SiteReading, siteMachine } from "@tradewind/domain/site";
import { Result } from "effect";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { showLanguage } from "../../i18n/words.ts";
import { AppProvider } from "../../state/app.ts";
import { siteSettings, startApp } from "../../state/fake-app.test-support.ts";
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
	const reading: SiteReading = {
		...{ settings: siteSettings, flags: noFlags, contact: { is: "none" } },
		...{ status: { isOpen: true, isCompanyMode: false }, menu },
	};
	const readSite = fromPromise(() =>
		Promise.resolve<Result.Result<SiteReading, QueryError>>(Result.succeed(reading)),
	);
	const site = createActor(siteMachine.provide({ actors: { readSite } })).start();
	await waitFor(site, (snapshot) => snapshot.matches("ready"));
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

test("Spec 1 §2, §6, A-420: a visitor sees the blocks in the order of the menu, and -- as their assets", async () => {
	const markup = await visitorHome([block("top"), block("asset"), block("search")]);
	expect(orderIn(markup)).toEqual([
		"Top instruments",
		"Practise before you invest",
		"Total assets",
		"Search",
	]);
	expect(/aria-label="Total assets".*?<bdi[^>]*>([^<]*)/s.exec(markup)?.[1]).toBe("--");
});

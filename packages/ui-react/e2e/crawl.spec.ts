import { expect, expectAccessible, remember, signIn, test } from "@tradewind/test-kit";
import {
	expectScreen,
	expectSpaces,
	expectWords,
	follow,
	groupsOfAll,
	groupsOfCustomers,
	visitScreens,
	visitVisitorScreens,
	wordIn,
} from "./every-screen.ts";
import { expectOwnWords, foreignWordsFor } from "./foreign-words.ts";
import { expectClear, expectNamed, expectUncovered } from "./screen-conditions.ts";
import { expectFit } from "./screen-fit.ts";
import { expectAnswers } from "./unanswered-figures.ts";

test.use({ scenario: "holding-orders" });

/** A group takes about ten seconds, on a busy machine a minute. */
test.beforeEach(() => test.setTimeout(180_000));

/**
 * In English, names of groups, fields, forced colours and the safe area of each screen are examined too, and the fit in wide-font.spec.ts. What axe
 * examines is in Arabic as it is in English; every-language.crawl.ts has both.
 */
for (const [language, theme] of [
	["en", "light"],
	["hk", "dark"],
	["ar", "light"],
] as const)
	for (const { name, screens } of groupsOfCustomers)
		test(`every screen has words and can be read in ${language}, ${theme}: ${name}`, async ({
			page,
			platform,
		}) => {
			// The headlines of home change every 3 s, and axe must not examine one that fades in.
			await page.emulateMedia({ reducedMotion: "reduce" });
			// In English the theme is that of the device, which the forced colours change.
			await signIn(page, platform, language === "en" ? { language } : { language, theme });
			const foreignWords = await foreignWordsFor(language, platform);
			await visitScreens(page, language, screens, async (screen) => {
				await expectWords(page, screen);
				await expectSpaces(page, screen);
				await expectOwnWords(page, screen, foreignWords);
				if (language !== "ar") await expectAccessible(page);
				if (language !== "en") return expectFit(page, screen);
				await expectAnswers(page, screen, wordIn(language, "shared.how"));
				await expectNamed(page, screen);
				await expectClear(page, screen);
				await expectUncovered(page, screen);
			});
		});

test("fields and forced colours of the screens of visitors", async ({ page }) => {
	await page.goto("/");
	await visitVisitorScreens(page, "en", (screen) => expectClear(page, screen));
});

for (const { name, screens } of groupsOfAll) {
	test(`Spec 1 §2, §6: a visitor sees the open screens and is led to the login from the others: ${name}`, async ({
		page,
	}) => {
		await remember(page, { language: "en" });
		for (const [place, screen] of screens.entries()) {
			// A running app shows the first one, or the login, before it is led to another.
			await (place === 0 ? page.goto(screen.address) : follow(page, screen.address));
			if (screen.route.access === "everyone") {
				await expectScreen(page, screen, "en");
				await expectWords(page, screen);
				await expectSpaces(page, screen);
			} else await expect(page).toHaveURL(`/login?from=${encodeURIComponent(screen.address)}`);
		}
	});

	test(`Spec 1 §6: a demo customer sees every screen with words, or the way to a real account: ${name}`, async ({
		page,
		platform,
	}) => {
		const device = "device_id=crawl&device_system=Android&device_version=16";
		const entered = await platform.call(`/api/user/createAccountDemoForU?demo_id=&${device}&t=1`, "");
		await remember(page, { token: String((await entered.json()).data.token), language: "en" });
		// Of a screen for real customers, a demo customer sees no content that has a title of its own.
		const seen = screens.map((screen) =>
			screen.route.access === "real customers" ? { ...screen, title: screen.route.title } : screen,
		);
		await visitScreens(page, "en", seen, async (screen) => {
			await expectWords(page, screen);
			await expectSpaces(page, screen);
			if (screen.route.access === "real customers")
				await expect(page.getByRole("link", { name: wordIn("en", "shared.real.register") })).toBeVisible();
		});
	});
}

/** The first button of each product, in the language of the page. */
const orderButtons = {
	en: { "/trade": /^Buy( |$)/, "/trade?product=micro": /^▲? ?Up/ },
	ar: { "/trade": /^شراء( |$)/, "/trade?product=micro": /صعود/ },
} as const;

test.describe("a closed market", () => {
	test.use({ scenario: "market-closed" });
	for (const language of ["en", "ar"] as const)
		test(`Spec 1 §5: nothing can be ordered while the market is closed, in ${language}`, async ({
			page,
			platform,
		}) => {
			await signIn(page, platform, { language });
			for (const [address, name] of Object.entries(orderButtons[language])) {
				await page.goto(address);
				await expect(page.getByRole("button", { name }).first()).toBeDisabled();
				await expectAccessible(page);
			}
		});
});

import { remember, signIn } from "./device.ts";
import { everyScreen, expectSpaces, expectWords, openScreen, visitEveryScreen } from "./every-screen.ts";
import { expectOwnWords, foreignWordsFor } from "./foreign-words.ts";
import { expect, expectAccessible, expectNoContrastViolations, test } from "./trading.fixture.ts";
import type { Platform } from "./trading-platform.ts";

test.use({ scenario: "holding-orders" });

for (const language of ["en", "hk", "ar"] as const)
	test(`every screen has words and is accessible in ${language}`, async ({ page, platform }) => {
		test.setTimeout(300_000);
		// The headlines of home change every 3 s, and axe must not examine one that fades in.
		await page.emulateMedia({ reducedMotion: "reduce" });
		await signIn(page, platform, { language });
		const foreignWords = await foreignWordsFor(language, platform);
		await visitEveryScreen(page, language, async (screen) => {
			await expectWords(page, screen);
			await expectSpaces(page, screen);
			await expectOwnWords(page, screen, foreignWords);
			await expectAccessible(page);
		});
	});

test("every screen has enough contrast in dark colours", async ({ page, platform }) => {
	test.setTimeout(300_000);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await signIn(page, platform, { language: "en", theme: "dark" });
	await visitEveryScreen(page, "en", () => expectNoContrastViolations(page));
});

const customers: Readonly<Record<string, (platform: Platform) => Promise<string | undefined>>> = {
	"a visitor": () => Promise.resolve(undefined),
	"a demo customer": async (platform) => {
		const device = "device_id=crawl&device_system=Android&device_version=16";
		const entered = await platform.call(`/api/user/createAccountDemoForU?demo_id=&${device}&t=1`, "");
		return String((await entered.json()).data.token);
	},
};

for (const [who, enter] of Object.entries(customers))
	test(`Spec 1 §2, §6: ${who} sees the screens that are open to them, and a visitor is led to the login from the others`, async ({
		page,
		platform,
	}) => {
		test.setTimeout(300_000);
		const token = await enter(platform);
		await remember(page, { token, language: "en" });
		for (const screen of everyScreen)
			if (token || screen.route.access === "everyone") {
				await openScreen(page, screen, "en");
				await expectWords(page, screen);
				await expectSpaces(page, screen);
			} else {
				await page.goto(screen.address);
				await expect(page).toHaveURL(`/login?from=${encodeURIComponent(screen.address)}`);
			}
	});

/** The first button of each product, in the language of the page. */
const orderButtons = {
	en: { "/trade": /^Buy$/, "/trade?product=micro": /^▲? ?Up/ },
	ar: { "/trade": /^شراء$/, "/trade?product=micro": /صعود/ },
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

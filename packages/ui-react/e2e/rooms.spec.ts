import type { Page } from "@playwright/test";
import { remember } from "./device.ts";
import { expect, expectAccessible, test } from "./trading.fixture.ts";
import type { Platform } from "./trading-platform.ts";

const publicRooms = ["/", "/trade", "/trade?product=micro", "/product", "/rank", "/news", "/feedback"];
const ownRooms = [
	"/order",
	"/order?type=0",
	"/order?type=3",
	"/order?source=micro&type=1",
	"/order?source=micro&type=3",
	"/message",
	"/mine/accounts",
	"/user",
];

const customers: Readonly<Record<string, (platform: Platform) => Promise<string | undefined>>> = {
	"a visitor": () => Promise.resolve(undefined),
	"a demo customer": async (platform) => {
		const device = "device_id=rooms&device_system=Android&device_version=16";
		const entered = await platform.call(`/api/user/createAccountDemoForU?demo_id=&${device}&t=1`, "");
		return String((await entered.json()).data.token);
	},
	"a real customer": (platform) => platform.openSession("mia@tradewind.test"),
};

const markets = { open: "holding-orders", closed: "market-closed" } as const;

/** The first press of each product, in the words of the page. */
const presses: Readonly<Record<"en" | "ar", Readonly<Record<string, RegExp>>>> = {
	en: { "/trade": /^Buy$/, "/trade?product=micro": /^▲? ?Up/ },
	ar: { "/trade": /^شراء$/, "/trade?product=micro": /صعود/ },
};

/** A key that nobody has worded, or whose words have not come. */
const bareKey =
	/\b(shell|site|home|market|contract|micro|session|account|content|ranking|search|support)\.[a-z]\w*/;

const expectRoom = async (page: Page): Promise<void> => {
	await expect(page.locator("main").first()).toBeVisible();
	await expectAccessible(page);
	const { text, overhang } = await page.evaluate(() => ({
		text: document.body.innerText,
		overhang: document.documentElement.scrollWidth - document.documentElement.clientWidth,
	}));
	expect({ bareKey: bareKey.exec(text)?.[0], overhang }).toEqual({ bareKey: undefined, overhang: 0 });
};

for (const [market, scenario] of Object.entries(markets))
	test.describe(`the market is ${market}`, () => {
		test.use({ scenario });
		for (const [who, enter] of Object.entries(customers))
			for (const language of ["en", "ar"] as const)
				test(`Spec 1 §2, §6: ${who} finds each room of trading in ${language}, worded and readable`, async ({
					page,
					platform,
				}) => {
					test.setTimeout(120_000);
					// The headlines of home stand still: axe would meet one that is fading.
					await page.emulateMedia({ reducedMotion: "reduce" });
					const token = await enter(platform);
					await remember(page, { token, language });
					for (const room of publicRooms) {
						await page.goto(room);
						await expectRoom(page);
						const press = presses[language][room];
						if (!press) continue;
						const button = page.getByRole("button", { name: press }).first();
						await expect(button).toBeVisible();
						if (market === "open") await expect(button).toBeEnabled();
						else await expect(button).toBeDisabled();
					}
					for (const room of ownRooms) {
						await page.goto(room);
						if (token) await expectRoom(page);
						else await expect(page).toHaveURL(`/login?from=${encodeURIComponent(room)}`);
					}
				});
	});

import { type App, until } from "../app.ts";
import { expect, journey } from "../journey.ts";
import { button, field, type Target } from "../targets.ts";
import { inLanguage } from "../words.ts";

/** Nothing while the page is reloaded: between two documents there is no element. */
const direction = (): readonly string[] => {
	const page: HTMLElement | null = document.documentElement;
	return page ? [page.lang, page.dir] : [];
};

/** Chooses a language, and waits until the app has loaded again, as leaving the page of the languages makes it. */
const choose = async (app: App, language: Target): Promise<void> => {
	await app.open("/language");
	const before = await app.run(() => performance.timeOrigin);
	await app.press(language);
	await until(async () =>
		(await app.run(() => performance.timeOrigin)) === before ? "the app does not load again" : undefined,
	);
	await app.arrives("/");
};

journey(
	"Spec 1 §2, A-48: a change to Arabic and back keeps a form that is typed by half",
	async ({ app, platform }) => {
		await app.remember({ token: await platform.openSession("mia@tradewind.test"), language: "en" });
		await app.open("/mine/transfer");
		await app.type(field("Amount"), "12.5");
		await choose(app, button(/العربية/));
		await expect.poll(() => app.run(direction)).toEqual(["ar", "rtl"]);
		await app.open("/mine/transfer");
		await expect.poll(() => app.value(field(inLanguage("ar", "Amount")))).toMatch(/^(12[.,٫]5|١٢٫٥)$/);
		expect(await app.axe()).toEqual([]);
		await choose(app, button(/^English/));
		await expect.poll(() => app.run(direction)).toEqual(["en", "ltr"]);
		await app.open("/mine/transfer");
		await expect.poll(() => app.value(field("Amount"))).toBe("12.5");
	},
);

import { expect, journey } from "../journey.ts";
import { button, field } from "../targets.ts";
import { inLanguage } from "../words.ts";

const direction = (): readonly string[] => [document.documentElement.lang, document.documentElement.dir];

journey(
	"Spec 1 §2, A-48: a change to Arabic and back keeps a form that is typed by half",
	async ({ app, platform }) => {
		await app.remember({ token: await platform.openSession("mia@tradewind.test"), language: "en" });
		await app.open("/mine/transfer");
		await app.type(field("Amount"), "12.5");
		await app.open("/language");
		await app.press(button(/العربية/));
		await expect.poll(() => app.run(direction)).toEqual(["ar", "rtl"]);
		await app.arrives("/mine/transfer");
		await expect.poll(() => app.value(field(inLanguage("ar", "Amount")))).toMatch(/^(12[.,٫]5|١٢٫٥)$/);
		expect(await app.axe()).toEqual([]);
		await app.open("/language");
		await app.press(button(/^English/));
		await expect.poll(() => app.run(direction)).toEqual(["en", "ltr"]);
		await app.arrives("/mine/transfer");
		await expect.poll(() => app.value(field("Amount"))).toBe("12.5");
	},
);

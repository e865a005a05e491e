import { expect, journey } from "../journey.ts";
import { button, field, link } from "../targets.ts";

const direction = (): readonly string[] => [document.documentElement.lang, document.documentElement.dir];

journey(
	"Spec 1 §2, A-48: a change to Arabic and back keeps a form that is typed by half",
	async ({ app, platform }) => {
		await app.remember({ token: await platform.openSession("mia@tradewind.test"), language: "en" });
		await app.open("/mine/email");
		await app.open("/feedback");
		await app.type(field(/./, { at: 0 }), "Half of a sentence");
		await app.open("/language");
		await app.press(button(/العربية/));
		await expect.poll(() => app.run(direction)).toEqual(["ar", "rtl"]);
		await app.open("/feedback");
		await expect.poll(() => app.value(field(undefined, { at: 0 }))).toBe("Half of a sentence");
		expect(await app.axe()).toEqual([]);
		await app.open("/language");
		await app.press(button(/^English/));
		await expect.poll(() => app.run(direction)).toEqual(["en", "ltr"]);
		await app.open("/feedback");
		await expect.poll(() => app.value(field(undefined, { at: 0 }))).toBe("Half of a sentence");
		await app.press(link(/./, { at: 0 }));
	},
);

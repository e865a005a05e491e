import { expect, journey } from "../journey.ts";
import { button, field, link, sheet, text } from "../targets.ts";

journey(
	"Spec 1 §2, §3: a customer logs in on the way to a guarded page, returns to it, and logs out",
	async ({ app }) => {
		await app.remember({ language: "en" });
		await app.open("/mine/transfer");
		await app.arrives("/login?from=%2Fmine%2Ftransfer");
		await app.type(field("E-mail address"), "mia@tradewind.test");
		await app.type(field("Password"), "Tradewind-1");
		await app.press(button("Show password"));
		expect(await app.value(field("Password"))).toBe("Tradewind-1");
		await app.pressKey("Tab");
		await app.press(button("Log in"));
		await app.arrives("/mine/transfer");
		await app.open("/user");
		await app.sees(text("mia@tradewind.test", { at: 0 }));
		await app.press(button("Log out"));
		await app.press(button("Log out", { in: sheet("Log out?") }));
		await app.arrives("/");
		await app.sees(link(/Log in/, { at: 0 }));
	},
);

import { expect, journey } from "../journey.ts";
import { button, field, heading } from "../targets.ts";

const nora = { email: "nora@tradewind.test", password: "Gale-2026-harbour" };

journey.use({ scenario: "default", provokes: /the server responded with a status|Failed to load resource/ });

journey(
	"Spec 1 §2, §4, Spec 2 §5: a newcomer registers with a code, and logs in with the new account",
	async ({ app, platform }) => {
		await app.remember({ language: "en" });
		await platform.flags({ verify_reg_type: "1" });
		await app.open("/register");
		await app.type(field("E-mail address"), nora.email);
		await app.type(field(/^Password/), nora.password);
		await app.type(field(/^Repeat/), nora.password);
		await app.press(button("Continue"));
		await app.type(field(/^Full name/), "Nora Bell");
		await app.choose(field(/^ID document/), "Passport");
		await app.type(field(/^ID number/), "X1234567");
		await app.press(button("Continue"));
		await app.press(button("Send code"));
		await expect.poll(async () => (await platform.state()).codes[0]?.to).toBe(nora.email);
		await app.type(field("Verification code"), (await platform.state()).codes[0]?.code ?? "");
		await app.press(button("Create account"));
		await app.arrives("/login");
		expect(await app.value(field("E-mail address"))).toBe(nora.email);
		await app.type(field("Password"), nora.password);
		await app.press(button("Log in"));
		await app.arrives("/");
	},
);

journey(
	"Spec 1 §5, §7: a newcomer registers with the characters of a picture; a wrong answer brings another picture",
	async ({ app, platform }) => {
		await app.remember({ language: "en" });
		await platform.flags({ verify_reg_type: "2" });
		await app.open("/register");
		await app.type(field("E-mail address"), nora.email);
		await app.type(field(/^Password/), nora.password);
		await app.type(field(/^Repeat/), nora.password);
		await app.press(button("Continue"));
		await app.type(field(/^Full name/), "Nora Bell");
		await app.choose(field(/^ID document/), "Passport");
		await app.type(field(/^ID number/), "X1234567");
		await app.press(button("Continue"));
		await app.type(field("Characters in the picture"), "wrong");
		await app.press(button("Create account"));
		await expect.poll(() => app.value(field("Characters in the picture"))).toBe("");
		await expect.poll(async () => (await platform.state()).captchas.length).toBeGreaterThan(0);
		await app.type(field("Characters in the picture"), (await platform.state()).captchas[0]?.answer ?? "");
		await app.press(button("Create account"));
		await app.arrives("/login");
		await app.sees(heading("Log in", { at: 0 }));
	},
);

import { expect, journey } from "../journey.ts";
import { button, heading, link, region, row, tabBar } from "../targets.ts";

const instruments = region("Instruments");

journey(
	"Spec 1 §2, §3: a visitor sees live prices, looks around, and is led to the login from what is guarded",
	async ({ app }) => {
		await app.open("/");
		const first = row(/EUR\/USD/, { in: instruments, at: 0 });
		await app.sees(first);
		const before = await app.read(first);
		await expect.poll(() => app.read(first)).not.toBe(before);
		await app.press(tabBar("Trade"));
		await app.arrives("/trade");
		await app.press(button(/^Buy( |$)/));
		await app.arrives("/login?from=%2Ftrade");
		await app.press(link("Create an account"));
		await app.sees(heading("Create account", { at: 0 }));
		expect(await app.axe()).toEqual([]);
	},
);

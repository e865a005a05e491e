import { base, missingServers, startDeployed } from "../../deployed.ts";
import { createApp, forgetEverything, phone } from "../app.ts";
import { expect, journey } from "../journey.ts";
import { button, field, link, sheet } from "../targets.ts";

const missing = missingServers();

journey(
	"A-820: behind Caddy below a path, with the platform on another origin, a customer logs in and buys",
	async ({ driver, engine, uiDirectory }) => {
		journey.skip(
			missing.length > 0,
			`${missing.join(" and ")} not on this machine: node scripts/web-servers.ts`,
		);
		journey.skip(driver === undefined, `${engine} is not on this machine`);
		if (!driver) return;
		const deployed = await startDeployed("caddy", uiDirectory);
		try {
			const app = createApp(driver, deployed.app);
			const path = (inApp: string): string => base.slice(0, -1) + inApp;
			await driver.resize(phone);
			await forgetEverything(driver, deployed.app);

			await app.open("/");
			const live = (): Promise<boolean> =>
				app.run(() => performance.getEntriesByName("live quotes").length > 0);
			await expect.poll(live).toBe(true);

			await app.open("/mine/transfer");
			await app.arrives(path("/login?from=%2Fmine%2Ftransfer"));
			await app.type(field("E-mail address"), "mia@tradewind.test");
			await app.type(field("Password"), "Tradewind-1");
			await app.press(button("Log in"));
			await app.arrives(path("/mine/transfer"));

			await app.open("/trade");
			await app.press(button(/^Buy( |$)/));
			await app.press(button("Confirm buy", { in: sheet("Confirm order") }));
			await app.sees(sheet("Order placed"));
			await app.press(link("View orders"));
			await app.arrives(path("/order?type=1"));
			const row = button(/EUR\/USD\s*Buy 0\.01/, { at: 0 });
			await app.sees(row);
			await app.reload();
			await app.sees(row);
			expect(await app.address()).toBe(path("/order?type=1"));
			expect(await app.takeConsole()).toEqual([]);
		} finally {
			await deployed.stop();
		}
	},
);

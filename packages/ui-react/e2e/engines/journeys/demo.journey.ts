import { demoBuild } from "../../../../../scripts/demo-build.ts";
import { startStaticServer } from "../../static-server.ts";
import { createApp, phone } from "../app.ts";
import { expect, journey } from "../journey.ts";
import { button, link, sheet } from "../targets.ts";

journey(
	"A-880: the demo folder behind a plain server: a visit, an order, and offline the same position",
	async ({ driver, engine }) => {
		journey.skip(driver === undefined, `${engine} is not on this machine`);
		if (!driver) return;
		const server = await startStaticServer(demoBuild, "/some/path/");
		try {
			const app = createApp(driver, server.url.slice(0, -1));
			await driver.resize(phone);
			await app.open("/");
			await app.press(button("Try it as Mia"));
			await app.sees(button("Next"));
			await server.close();
			await app.press(button("End the tour"));
			await app.follow("/some/path/trade");
			await app.press(button(/^Buy( |$)/));
			await app.press(button("Confirm buy", { in: sheet("Confirm order") }));
			await app.sees(sheet("Order placed"));
			await app.press(link("View orders"));
			await app.arrives("/some/path/order?type=1");
			const row = button(/EUR\/USD\s*Buy 0\.01.*Open/s);
			await app.sees(row);
			await app.reload();
			await app.sees(row);
			expect(await app.takeConsole()).toEqual([]);
		} finally {
			await server.close();
		}
	},
);

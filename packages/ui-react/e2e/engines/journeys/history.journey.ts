import { expect, journey } from "../journey.ts";
import { button, link, sheet, tabBar, text } from "../targets.ts";

journey.use({ scenario: "holding-orders" });

journey(
	"Spec 1 §2, Spec 2 §5: back closes a sheet, then leaves the page; forward and a return from another site work",
	async ({ mia, platform }) => {
		await mia.open("/");
		await mia.press(tabBar("Orders"));
		await mia.arrives("/order");
		await mia.press(button(/^Gold/));
		await mia.sees(sheet("Gold"));
		await mia.back();
		await mia.gone(sheet());
		await mia.arrives("/order");
		await mia.back();
		await mia.arrives("/");
		await mia.forward();
		await mia.arrives("/order");
		await mia.sees(button(/^Gold/));

		if (!mia.engine.startsWith("WebKit")) {
			// A page without the app: where the engine keeps the page of the app as it was, it must be alive again.
			// The driver of WebKitGTK stops answering after such a return (docs/browsers.md).
			await mia.open("/icon.svg");
			await platform.price("XAUUSD", "2500");
			await mia.back();
			await mia.arrives("/order");
		}
		await platform.price("XAUUSD", "2600");
		const gold = button(/^Gold/);
		const before = await mia.read(gold);
		await platform.price("XAUUSD", "2700");
		await expect.poll(() => mia.read(gold)).not.toBe(before);
		await mia.gone(text("Reconnecting"));
		await mia.press(tabBar("Trade"));
		await mia.press(button(/^Buy( |$)/));
		await mia.press(button("Confirm buy"));
		await mia.press(link("View orders"));
		await mia.arrives("/order?type=1");
	},
);

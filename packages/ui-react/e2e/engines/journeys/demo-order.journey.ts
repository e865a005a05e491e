import { expect, journey } from "../journey.ts";
import { button, field, link, sheet, tab, text, toggle } from "../targets.ts";

const position = button(/EUR\/USD\s*Buy 0\.01/);

journey(
	"Spec 1 §2–§5: a demo customer buys at market, sets stops, closes the position and finds it in the history",
	async ({ app, platform }) => {
		await app.open("/trade");
		await app.press(button(/^Buy( |$)/));
		await app.arrives("/login?from=%2Ftrade");
		await app.press(button(/demo account/i));
		await app.arrives("/trade");

		await app.press(button(/^Buy( |$)/));
		await app.press(button("Confirm buy", { in: sheet("Confirm order") }));
		await app.sees(sheet("Order placed"));
		await app.press(link("View orders"));
		await app.arrives("/order?type=1");

		await platform.price("EURUSD", "1.2");
		await expect.poll(() => app.read(position)).toContain("+");
		await app.press(position);
		await app.press(button("Set SL/TP"));
		for (const stop of ["Stop-loss", "Take-profit"]) {
			await app.press(toggle(stop));
			await app.press(button(/^Suggested: /));
		}
		const typed = [await app.value(field("Stop-loss price")), await app.value(field("Take-profit price"))];
		await app.press(button("Save"));
		await app.sees(button("Close position"));
		const [placed] = (await platform.state()).orders;
		expect([placed?.TargetLossPrice, placed?.TargetProfitPrice].map(Number)).toEqual(typed.map(Number));

		await app.press(button("Close position"));
		await app.press(button("Close now"));
		await app.sees(text(/^EUR\/USD closed at/, { in: sheet("EUR/USD"), at: 0 }));
		await app.press(button("Done"));
		await app.sees(text("No open positions"));
		await app.press(tab("History"));
		await app.sees(button(/EUR\/USD\s*Buy 0\.01\s*Net P\/L\s*\+/));
		expect((await platform.state()).sumOfPostings).toBe("0");
	},
);

import { expect, journey } from "../journey.ts";
import { button, field, link, sheet, tab, text } from "../targets.ts";

journey(
	"Spec 1 §4, §5: a pending order waits for its price, is cancelled, and is found in the history",
	async ({ mia, platform }) => {
		await mia.open("/trade");
		await mia.press(button("Pending"));
		await mia.type(field("Order price"), "1.5");
		await mia.press(button(/^Sell( |$)/));
		await mia.press(button("Confirm sell"));
		await mia.sees(text(/pending at 1\.50000/, { in: sheet("Order placed"), at: 0 }));
		await mia.press(link("View pending orders"));
		await mia.arrives("/order?type=0");
		await mia.press(button(/EUR\/USD\s*Sell 0\.01/));
		await mia.press(button("Cancel order"));
		await mia.press(button("Cancel the order"));
		await mia.sees(text(/^Cancelled: sell 0\.01/, { in: sheet("EUR/USD"), at: 0 }));
		await mia.press(button("Done"));
		await mia.sees(text("No pending orders"));
		await mia.press(tab("History"));
		await mia.sees(button(/EUR\/USD\s*Sell 0\.01\s*Cancelled/));
		expect((await platform.state()).sumOfPostings).toBe("0");
	},
);

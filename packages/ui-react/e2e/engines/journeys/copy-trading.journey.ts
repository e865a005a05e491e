import { expect, journey } from "../journey.ts";
import { button, checkbox, field, link, sheet, status, tab, text } from "../targets.ts";

journey.use({ scenario: "default" });

/** Ada. */
const traderId = 1020;

journey(
	"Spec 2 §2, §4, §8: a trader is followed, an order is copied, and after an unfollow the copy stays",
	async ({ mia, platform }) => {
		await platform.call("/api/follow/trader_list?page=1", "");
		await platform.closeAsLeader(traderId);
		await mia.open(`/follow/trader?id=${traderId}`);
		await mia.press(link("Follow"));
		await mia.press(checkbox("I have read this notice and agree to it"));
		await mia.press(button("Continue"));
		await mia.type(field("Multiple of the trader's orders"), "2");
		await mia.type(field("Maximum amount"), "500");
		await mia.press(button("Start copying"));
		await mia.sees(status("You now follow Ada"));
		await platform.openAsLeader(traderId, "EURUSD", "0.1");
		await mia.open("/order?type=1");
		const copy = button(/EUR\/USD.*Buy 0\.2/);
		await mia.sees(copy);
		await mia.open(`/follow/trader?id=${traderId}`);
		await mia.press(button("Unfollow"));
		await mia.press(button("Unfollow", { in: sheet("Unfollow Ada?") }));
		await mia.sees(status("You no longer follow Ada"));
		await mia.press(button("Done"));
		await mia.sees(link("Follow"));
		await platform.closeAsLeader(traderId);
		await mia.open("/order?type=1");
		await mia.press(copy);
		await mia.press(button("Close position"));
		await mia.press(button("Close now"));
		await mia.press(button("Done"));
		await mia.press(tab("History"));
		await mia.sees(text(/Buy 0\.2/, { at: 0 }));
		expect((await platform.state()).sumOfPostings).toBe("0");
	},
);

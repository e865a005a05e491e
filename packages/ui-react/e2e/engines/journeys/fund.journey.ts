import { expect, journey } from "../journey.ts";
import { button, field, link, row, sheet, status, text } from "../targets.ts";

journey.use({ scenario: "default" });

const day = 86_400_000;

journey(
	"Spec 2 §2, §4, §9: a customer subscribes to a fund, gets income for three days, redeems it and is refunded",
	async ({ mia, platform }) => {
		await mia.open("/mining");
		await mia.press(link(/Subscribe/, { at: 1 }));
		await mia.arrives("/mining/subscribe?id=2");
		await mia.type(field("Amount"), "200");
		await mia.press(button("Subscribe"));
		await mia.press(button(/Confirm|Subscribe/, { in: sheet("Confirm subscription"), at: -1 }));
		await mia.gone(sheet("Confirm subscription"));
		await platform.advance(3 * day);
		await mia.open("/mining/income?id=1");
		await mia.sees(text(/3 of 30 days/, { at: 0 }));
		await mia.press(button("Redeem early"));
		await mia.press(button(/Redeem/, { in: sheet("Redeem early?"), at: -1 }));
		await mia.sees(status("Redemption requested"));
		await mia.press(button("Done"));
		await mia.sees(text("Redemption under review", { at: 0 }));
		await platform.refundFund(1);
		await mia.open("/mining/record");
		await mia.sees(text(/Redeemed/, { in: row(/200/), at: 0 }));
		expect((await platform.state()).sumOfPostings).toBe("0");
	},
);

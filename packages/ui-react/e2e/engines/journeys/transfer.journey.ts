import { expect, journey } from "../journey.ts";
import { button, field, region, text } from "../targets.ts";

journey(
	"Spec 2 §4, §5: a customer swaps the accounts, transfers everything, and finds it in the history",
	async ({ mia, platform }) => {
		await mia.open("/mine/transfer");
		await mia.choose(field("To"), "Cash account");
		await mia.press(button("Swap the accounts"));
		await mia.press(button("Max"));
		expect(await mia.value(field("Amount"))).toBe("250");
		await expect.poll(() => mia.read(region("After the transfer"))).toContain("$0.00");
		await mia.press(button("Transfer"));
		await mia.sees(text("Transfer completed", { at: 0 }));
		await mia.open("/mine/transfer?type=history");
		await mia.sees(text(/250/, { at: 0 }));
		expect((await platform.state()).sumOfPostings).toBe("0");
	},
);

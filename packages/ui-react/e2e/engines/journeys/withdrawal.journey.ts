import { expect, journey } from "../journey.ts";
import { button, field, row, sheet, status, text } from "../targets.ts";

const mail = "mia@tradewind.test";
const address = "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf";

journey(
	"Spec 2 §2, §5, §9: a new address is added, and a withdrawal is confirmed with the pay password and paid out",
	async ({ mia, platform }) => {
		await platform.flags({ is_pay_password: "1" });
		await platform.setPayPassword(await platform.openSession(mail), "246810");
		await mia.open("/mine/withdraw");
		await mia.press(button(/^To address/));
		await mia.press(button("Add", { in: sheet() }));
		await mia.arrives("/mine/withdraw-way?type=1&currency=1");
		await mia.type(field("Address"), address);
		await mia.press(button("Save"));
		await mia.press(button("Done"));
		await mia.arrives("/mine/withdraw");
		await mia.type(field("Amount"), "100");
		await mia.press(button("Withdraw"));
		const receipt = sheet("Confirm withdrawal");
		await mia.sees(receipt);
		expect((await mia.read(receipt)).replaceAll(" ", "")).toContain(address);
		await mia.type(field("Pay password"), "246810");
		await mia.press(button("Confirm", { in: receipt }));
		await mia.sees(status("Withdrawal requested"));
		const [withdrawal] = (await platform.state()).withdrawals;
		expect(withdrawal).toMatchObject({ amount: "100", received: "99", currency: "USDT", target: address });
		await platform.decideWithdrawal(mail, true);
		await mia.open("/mine/withdraw?view=records");
		await mia.sees(text(/Paid out/, { in: row(/100/), at: 0 }));
		expect((await platform.state()).sumOfPostings).toBe("0");
	},
);

import { expect, journey } from "../journey.ts";
import { pictureFile } from "../picture-file.ts";
import { button, field, link, row, sheet, text } from "../targets.ts";

journey(
	"Spec 2 §2, §3: a customer copies the address, pays, uploads the proof, and is credited",
	async ({ mia, platform }, info) => {
		await mia.open("/mine/charge?type=0");
		await mia.press(button("Copy the whole address"));
		await mia.sees(text(/copied/i, { at: 0 }));
		await mia.type(field("Amount"), "25.5");
		expect(await mia.value(field("Amount"))).toBe("25.5");
		await mia.upload(field(undefined, { at: -1 }), await pictureFile(mia, info));
		await mia.sees(text("Uploaded", { at: 0 }));
		await mia.press(button("Submit deposit"));
		await mia.sees(text(/Deposit received/, { at: 0 }));
		expect((await platform.state()).deposits.length).toBe(1);
		await mia.press(link("View"));
		await mia.arrives("/mine/charge?type=0&view=records");
		await mia.press(button(/25\.5 USDT/, { in: row(/25\.5 USDT/) }));
		await mia.sees(button("Check the status"));
		await platform.decideDeposit("mia@tradewind.test", "approve");
		await mia.press(button("Check the status"));
		await mia.sees(text(/Credited/, { in: sheet("Deposit #7001"), at: 0 }));
		expect((await platform.state()).sumOfPostings).toBe("0");
	},
);

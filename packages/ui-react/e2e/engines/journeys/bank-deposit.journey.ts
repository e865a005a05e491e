import { expect, journey } from "../journey.ts";
import { chosenPicture, pictureFile, pictureSize } from "../picture-file.ts";
import { button, field, row, text } from "../targets.ts";

const mail = "mia@tradewind.test";

journey(
	"Spec 2 §4, §9: a deposit by bank is matched, proved with a photo and credited",
	async ({ mia, platform }, info) => {
		await mia.open("/mine/charge?type=1");
		await mia.type(field("Amount"), "150");
		await mia.choose(field("Currency"), "EUR");
		await mia.press(button("Get an account to pay to"));
		await mia.sees(text("Assigning a bank account…", { at: 0 }));
		await platform.decideDeposit(mail, "match");
		await mia.sees(text(/DE89 ?3704 ?0044 ?0532 ?0130 ?00/, { at: 0 }));
		await mia.upload(field(undefined, { at: -1 }), await pictureFile(mia, info));
		await mia.sees(text("Uploaded", { at: 0 }));
		expect(await chosenPicture(mia)).toEqual({ ...pictureSize, hasHeader: false });
		await mia.press(button("Send proof of payment"));
		await mia.press(button("Done"));
		await mia.sees(text(/The proof of deposit #7001 is under review\./, { at: 0 }));
		await platform.decideDeposit(mail, "approve");
		await mia.open("/mine/charge?type=1&view=records");
		await mia.sees(text(/Credited/, { in: row(/150/), at: 0 }));
		expect((await platform.state()).sumOfPostings).toBe("0");
	},
);

import type { App } from "../app.ts";
import { expect, journey } from "../journey.ts";
import { chosenPicture, pictureFile, pictureSize } from "../picture-file.ts";
import { button, field, link, status, text } from "../targets.ts";

const mail = "omar@tradewind.test";

journey.use({ scenario: "default" });

/** The place from the end of the field with the files of each slot; a slot has a field for the camera and one for the files. */
const addPictures = async (app: App, path: string, places: readonly number[]): Promise<void> => {
	for (const [index, at] of places.entries()) {
		await app.upload(field(undefined, { at }), path);
		await app.sees(status("Uploaded", { at: index }));
		expect(await chosenPicture(app)).toEqual({ ...pictureSize, hasHeader: false });
	}
};

journey(
	"Spec 2 §2, §4, §9: a real name is submitted with two photos, turned upright and without their position, and verified",
	async ({ app, platform }, info) => {
		await app.remember({ token: await platform.openSession(mail), language: "en" });
		await app.open("/mine/auth");
		await app.type(field("Full name"), "Omar Berg");
		await app.type(field("ID number"), "X1234567");
		await addPictures(app, await pictureFile(app, info), [-3, -1]);
		await app.press(button("Submit for review"));
		await app.press(link("View"));
		await app.sees(text("Under review", { at: 0 }));
		await platform.decideReview(mail, "real name", { approved: true });
		await app.press(button("Check again"));
		await app.sees(text("Your identity is verified", { at: 0 }));
	},
);

journey(
	"Spec 2 §2, §4, §6: both levels are submitted with photos and verified",
	async ({ app, platform }, info) => {
		await app.remember({ token: await platform.openSession(mail), language: "en" });
		await app.open("/mine/auth-double-submit?type=1");
		await app.type(field("Full name"), "Omar Berg");
		await app.type(field("Mobile number"), "5550102");
		const path = await pictureFile(app, info);
		await addPictures(app, path, [-3, -1]);
		await app.press(button("Submit for review"));
		await app.press(link("View"));
		await app.sees(text("Under review", { at: 0 }));
		await platform.decideReview(mail, "junior", { approved: true });
		await app.open("/mine/auth-double-submit?type=2");
		await app.type(field("Full name"), "Omar Berg");
		await app.type(field("ID number"), "X1234567");
		await addPictures(app, path, [-1]);
		await app.press(button("Submit for review"));
		await app.press(link("View"));
		await app.sees(text("Under review", { at: 0 }));
		await platform.decideReview(mail, "senior", { approved: true });
		await app.open("/mine/auth-double");
		await app.sees(text("Verified", { at: 1 }));
	},
);

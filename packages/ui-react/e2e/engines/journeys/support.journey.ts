import { expect, journey } from "../journey.ts";
import { button, field, link, main, text } from "../targets.ts";

journey.use({ scenario: "default" });

journey("Spec 2 §2: the support chat answers in its frame, and the conversation is kept", async ({ mia }) => {
	await mia.open("/user");
	await mia.press(link("Support", { in: main() }));
	await mia.arrives("/mine/chat");
	await mia.inFrame(async () => {
		await mia.sees(text(/Hello, how can we help you\?/, { at: 0 }));
		await mia.type(field("Your message"), "How do I withdraw?");
		await mia.press(button("Send"));
		await mia.sees(text(/How do I withdraw\?/, { at: 0 }));
		await mia.sees(text(/Please tell us the amount of your withdrawal\./, { at: 0 }));
	});
	expect(await mia.axe()).toEqual([]);
	await mia.press(button("Back"));
	await mia.press(link("Support", { in: main() }));
	await mia.inFrame(() => mia.sees(text(/How do I withdraw\?/, { at: 0 })));
});

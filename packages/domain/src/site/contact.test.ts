import { describe, expect, test } from "vitest";
import { type Contact, type ContactKind, contactOf } from "./contact.ts";

describe("Spec 2 §2: the support contact", () => {
	test.each<[string, ContactKind, Contact]>([
		["https://chat.test/room?x=1", "frame", { is: "frame", url: "https://chat.test/room?x=1" }],
		["https://chat.test/", "redirect", { is: "redirect", url: "https://chat.test/" }],
		["https://chat.test/", "external link", { is: "external link", url: "https://chat.test/" }],
		["https://chat.test/", "copied link", { is: "copied link", url: "https://chat.test/" }],
		["/support-chat?lang=en", "frame", { is: "frame", url: "/support-chat?lang=en" }],
		["mailto:help@tradewind.test", "mail", { is: "mail", address: "help@tradewind.test" }],
		["help@tradewind.test", "mail", { is: "mail", address: "help@tradewind.test" }],
		["MAILTO:help@tradewind.test", "mail", { is: "mail", address: "help@tradewind.test" }],
	])("%j as %s", (link, kind, contact) => {
		expect(contactOf(link, kind)).toEqual(contact);
	});

	test.each<[string, ContactKind]>([
		["", "frame"],
		["", "mail"],
		["http://chat.test/", "frame"],
		["javascript:alert(1)", "redirect"],
		["https://chat.test@elsewhere.test/", "frame"],
		["//chat.test", "redirect"],
		["/\\chat.test", "frame"],
		["/", "frame"],
		["/chat@elsewhere.test", "frame"],
		["http://chat.test/", "external link"],
		["mailto:help@tradewind.test", "copied link"],
		["mailto:help@tradewind.test?bcc=all@elsewhere.test", "mail"],
		["help@tradewind.test\nbcc:all@elsewhere.test", "mail"],
		["xmailto:help@tradewind.test", "mail"],
		["help@tradewind", "mail"],
		["help@tradewind.test ", "mail"],
	])("%j as %s is no contact", (link, kind) => {
		expect(contactOf(link, kind)).toEqual({ is: "none" });
	});
});

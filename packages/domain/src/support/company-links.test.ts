import { expect, test } from "vitest";
import { companyLogo, companyMail, companyWebsite } from "./company-links.ts";

test.each([
	["https://harbour.example.com/", "https://harbour.example.com/"],
	["http://harbour.example.com/", undefined],
	["javascript:alert(1)", undefined],
	["//harbour.example.com", undefined],
	["", undefined],
])("Spec 1 §3: the website %j leads to %j", (url, expected) => {
	expect(companyWebsite({ url })).toBe(expected);
});

test.each([
	["/media/harbour.svg", "/media/harbour.svg"],
	["https://cdn.example.com/logo.png", "https://cdn.example.com/logo.png"],
	["//cdn.example.com/logo.png", undefined],
	["http://cdn.example.com/logo.png", undefined],
	["data:text/html,x", undefined],
	["", undefined],
])("the logo %j is shown as %j", (logo, expected) => {
	expect(companyLogo({ logo })).toBe(expected);
});

test.each([
	["desk@harbour.example.com", "desk@harbour.example.com"],
	["desk@harbour.example.com?bcc=all@example.com", undefined],
	["desk", undefined],
	["", undefined],
])("the mail address %j leads to %j", (email, expected) => {
	expect(companyMail({ email })).toBe(expected);
});

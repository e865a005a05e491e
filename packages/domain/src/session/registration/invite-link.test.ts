import { expect, test } from "vitest";
import { inviteLink } from "./invite-link.ts";

test.each([
	["A1B2", "https://tradewind.test/register?invite_code=A1B2"],
	["a b&c=1", "https://tradewind.test/register?invite_code=a%20b%26c%3D1"],
])("Spec 2 §2: the link contains the code %s, escaped", (code, link) => {
	expect(inviteLink("https://tradewind.test", code)).toBe(link);
});

import { expect, test } from "vitest";
import { readEmail } from "./email-address.ts";

test.each([
	["mia@tradewind.test", "mia@tradewind.test", undefined],
	[" mia@tradewind.test\n", "mia@tradewind.test", undefined],
	["mia@localhost", "mia@localhost", undefined],
	["", undefined, "email missing"],
	[" ", undefined, "email missing"],
	["mia", undefined, "not an e-mail"],
	["mia@@tradewind.test", undefined, "not an e-mail"],
	["mia moss@tradewind.test", undefined, "not an e-mail"],
])("Spec 1 §5: %j is read as %j (%s)", (typed, email, is) => {
	expect(readEmail(typed, "email")).toEqual({ email, issue: is && { is, field: "email" } });
});

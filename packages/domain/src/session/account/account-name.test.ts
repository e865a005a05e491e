import { describe, expect, test } from "vitest";
import { readCodeRequest } from "../code/code-request.ts";
import { america, areas, germany, miasEmail } from "./account.test-support.ts";
import { changeAccountForm, emptyAccount, readAccountName } from "./account-name.ts";

const byEmail = (email: string) => ({ ...emptyAccount, email });
const byPhone = (phone: string) => ({ ...emptyAccount, by: "phone" as const, phone });

describe("Spec 1 §2, §5: the account of the open tab", () => {
	test("is the trimmed e-mail address", () => {
		expect(readAccountName({ ...byEmail(" mia@tradewind.test "), phone: "x" }, [])).toEqual({
			account: miasEmail,
			issues: [],
		});
	});

	test("is the number with the chosen area code, +001 by default", () => {
		const typed = { ...byPhone("555 010"), email: "x" };
		expect([readAccountName(typed, areas), readAccountName({ ...typed, areaId: germany.id }, areas)]).toEqual(
			[
				{ account: { by: "phone", phone: { area: america, number: "555010" } }, issues: [] },
				{ account: { by: "phone", phone: { area: germany, number: "555010" } }, issues: [] },
			],
		);
	});

	test.each([
		["", "email missing"],
		["  ", "email missing"],
		["mia", "not an e-mail"],
		["mia@", "not an e-mail"],
		["@tradewind.test", "not an e-mail"],
		["mia @tradewind.test", "not an e-mail"],
		["mia@trade wind", "not an e-mail"],
		["mia@noah@tradewind.test", "not an e-mail"],
	])("%j is not an e-mail address: %s", (email, is) => {
		expect(readAccountName(byEmail(email), areas)).toEqual({
			account: undefined,
			issues: [{ is, field: "account" }],
		});
	});

	test("of a phone lists everything that is missing", () => {
		expect(readAccountName(byPhone(""), [])).toEqual({
			account: undefined,
			issues: [
				{ is: "area code missing", field: "area" },
				{ is: "phone missing", field: "account" },
			],
		});
	});
});

describe("Spec 1 §7: a code can be requested", () => {
	test("with an address to which it is sent", () => {
		expect(readCodeRequest(byEmail("mia@tradewind.test"), areas, "new password")).toEqual({
			request: { to: miasEmail, areaId: 1, purpose: "new password" },
			issues: [],
		});
	});

	test("not without one", () => {
		expect(readCodeRequest(byPhone("x"), areas, "registration")).toEqual({
			request: undefined,
			issues: [{ is: "not a phone number", field: "account" }],
		});
	});
});

describe("A typed code", () => {
	const typed = { ...emptyAccount, email: "mia@tradewind.test", phone: "555", code: "123456" };

	test("stays while its destination stays", () => {
		expect(changeAccountForm(typed, { field: "email", value: "mia@tradewind.test " })).toEqual({
			...typed,
			email: "mia@tradewind.test ",
		});
		expect(changeAccountForm(typed, { field: "phone", value: "556" })).toEqual({ ...typed, phone: "556" });
		expect(changeAccountForm(typed, { field: "areaId", value: 49 })).toEqual({ ...typed, areaId: 49 });
		expect(changeAccountForm(typed, { field: "code", value: "654321" })).toEqual({
			...typed,
			code: "654321",
		});
		const phone = { ...typed, by: "phone" as const };
		expect(changeAccountForm(phone, { field: "phone", value: "5-5-5" })).toEqual({
			...phone,
			phone: "5-5-5",
		});
	});

	test("is cleared with another destination: it belongs to the old one", () => {
		expect(changeAccountForm(typed, { field: "email", value: "noah@tradewind.test" })).toEqual({
			...typed,
			email: "noah@tradewind.test",
			code: "",
		});
		expect(changeAccountForm(typed, { field: "by", value: "phone" })).toEqual({
			...typed,
			by: "phone",
			code: "",
		});
		const phone = { ...typed, by: "phone" as const };
		expect(changeAccountForm(phone, { field: "areaId", value: 49 })).toEqual({
			...phone,
			areaId: 49,
			code: "",
		});
		expect(changeAccountForm(phone, { field: "phone", value: "556" })).toEqual({
			...phone,
			phone: "556",
			code: "",
		});
	});
});

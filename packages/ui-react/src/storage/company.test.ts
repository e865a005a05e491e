import { expect, test } from "vitest";
import { companyCookie, companyIn } from "./company.ts";

test("Spec 1 §9: the company is kept in a cookie for three years, over https only encrypted", () => {
	expect([companyCookie(2, false), companyCookie(2, true)]).toEqual([
		"company_id=2; Max-Age=94608000; Path=/; SameSite=Lax",
		"company_id=2; Max-Age=94608000; Path=/; SameSite=Lax; Secure",
	]);
});

test("the company is found among other cookies; anything but an id is no company", () => {
	expect(
		["company_id=2", "a=1; company_id=31; b=2", "xcompany_id=2", "company_id=x", "company_id=", ""].map(
			companyIn,
		),
	).toEqual([2, 31, undefined, undefined, undefined, undefined]);
});

import { describe, expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { applicationFacts, areas, filled, nothingRequested } from "./application.test-support.ts";
import { applicationFields } from "./application-fields.ts";
import {
	changesFromAccount,
	emptyApplication,
	formOf,
	isUntouched,
	reduceApplication,
	translateApplication,
} from "./application-form.ts";
import { summariseApplication } from "./application-summary.ts";
import type { LoanApplication } from "./loan-application.ts";

const sentOf = (form = filled): LoanApplication => {
	const { application } = summariseApplication(form, applicationFacts);
	if (!application) throw new Error("the form has issues");
	return application;
};

test("A change changes only its field", () => {
	expect(reduceApplication(filled, { field: "hasHouse", value: false })).toEqual({
		...filled,
		hasHouse: false,
	});
	expect(reduceApplication(filled, { field: "passportPhoto", value: undefined })).toEqual({
		...filled,
		passportPhoto: undefined,
	});
});

test.each([...applicationFields, "areaId"] as const)(
	"A form in which %s is filled in is not empty",
	(field) => {
		expect(isUntouched(emptyApplication)).toBe(true);
		expect(isUntouched({ ...emptyApplication, [field]: filled[field] })).toBe(false);
	},
);

describe("A-621: an application begins with the account's", () => {
	const area = (id: number, globalCode: string) => ({ id, code: globalCode, globalCode });
	const listed = [area(1, "1"), area(2, "1242"), area(3, "43")];
	const changes = (email: string, mobile: string) => changesFromAccount({ email, mobile }, listed);

	test("e-mail address, and mobile number in the area with the longest code", () => {
		expect(changes("mia@example.test", "+1242 555-0101")).toEqual([
			{ field: "contactInfo", value: "mia@example.test" },
			{ field: "areaId", value: 2 },
			{ field: "mobile", value: "5550101" },
		]);
	});

	test("but with no number of an area that is not listed, and with nothing that the account lacks", () => {
		expect([changes("", "+49 30 1234"), changes("", ""), changes("", "+43")]).toEqual([[], [], []]);
	});
});

test("Another language rewrites every figure and nothing else", () => {
	const form = {
		...filled,
		age: "35.0",
		workYears: "1.5",
		loanAmount: "0.5",
		personalIncome: "1.1",
		familyIncome: "2.2",
		annualIncome: "3.3",
		otherIncome: "four",
		annualSavings: "5.5",
		creditScore: "6.6",
		address: "1.5",
	};
	expect(translateApplication(form, "en", "de")).toEqual({
		...form,
		age: "35",
		workYears: "1,5",
		loanAmount: "0,5",
		personalIncome: "1,1",
		familyIncome: "2,2",
		annualIncome: "3,3",
		annualSavings: "5,5",
		creditScore: "6,6",
	});
});

describe("A form of a previous application", () => {
	test("sends the same again", () => {
		const again = formOf(sentOf(), "en", areas);
		expect(plain(sentOf(again))).toEqual(plain(sentOf()));
	});

	test("shows its figures in the customer's language", () => {
		expect(formOf(sentOf(), "de", areas)).toEqual({
			...filled,
			lastName: "Berg",
			mobile: "6641234567",
			loanAmount: "1500,5",
			familyIncome: "4000,5",
		});
	});

	test("is empty without a previous application", () => {
		const { application } = summariseApplication(
			{ ...emptyApplication, lastName: "Berg", firstName: "Mia" },
			{ ...applicationFacts, asks: nothingRequested },
		);
		if (!application) throw new Error("the form has issues");
		expect(formOf(application, "en", areas)).toEqual({
			...emptyApplication,
			lastName: "Berg",
			firstName: "Mia",
		});
	});

	test.each(["+049-1701234", "6641234567", "-1"])("does not move %s into another area", (mobile) => {
		const { areaId, mobile: number } = formOf({ ...sentOf(), mobile }, "en", areas);
		expect([areaId, number]).toEqual([undefined, ""]);
	});

	test("leaves the number empty if only an area was sent", () => {
		const { areaId, mobile } = formOf({ ...sentOf(), mobile: "+043" }, "en", areas);
		expect([areaId, mobile]).toEqual([2, ""]);
	});
});

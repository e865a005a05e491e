import { describe, expect, test } from "vitest";
import { applicationFields } from "./application-fields.ts";
import { applicationSections, draftFields, sectionsOf } from "./application-sections.ts";

describe("Spec 2 §3, §5: the sections of a loan application", () => {
	test("hold every field once", () => {
		const held = sectionsOf(applicationFields).flatMap(({ fields }) => fields);
		expect([...held].sort()).toEqual([...applicationFields].sort());
	});

	test("without a visible field are left out", () => {
		expect(sectionsOf(["lastName", "firstName", "mobile"])).toEqual([
			{ section: "person", fields: ["lastName", "firstName"] },
			{ section: "contact", fields: ["mobile"] },
		]);
	});

	test("keep no identity number and no picture in a draft", () => {
		expect(applicationSections.map(draftFields)).toEqual([
			["lastName", "firstName", "sex", "birthday", "age", "country", "hasFamily"],
			["mobile", "contactInfo", "address"],
			["job", "workYears", "workAddress", "hasPension"],
			[
				"loanAmount",
				"personalIncome",
				"familyIncome",
				"annualIncome",
				"otherIncome",
				"annualSavings",
				"debtInfo",
				"creditScore",
			],
			["hasHouse", "hasCar"],
			["idKind"],
		]);
	});
});

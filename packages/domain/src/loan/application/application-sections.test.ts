import { describe, expect, test } from "vitest";
import { applicationFields } from "./application-fields.ts";
import { firstStepOf, sectionsOf } from "./application-sections.ts";

describe("Spec 2 §3, §5: the sections of a loan application", () => {
	test("hold every field once, in the order of the fields", () => {
		expect(sectionsOf(applicationFields).flatMap(({ fields }) => fields)).toEqual(applicationFields);
	});

	test("without a visible field are left out", () => {
		expect(sectionsOf(["lastName", "firstName", "mobile"])).toEqual([
			{ section: "person", fields: ["lastName", "firstName"] },
			{ section: "contact", fields: ["mobile"] },
		]);
	});
});

test("A-594: the form opens at the step of the field that a rejection concerns, else at the first", () => {
	const sections = sectionsOf(["lastName", "mobile", "personalIncome"]);
	expect(
		(["personalIncome", "taxBill", undefined] as const).map((field) => firstStepOf(sections, field)),
	).toEqual([2, 0, 0]);
});

import { describe, expect, test } from "vitest";
import { applicationFields } from "./application-fields.ts";
import { sectionsOf } from "./application-sections.ts";

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

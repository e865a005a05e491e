import { describe, expect, test } from "vitest";
import { filled } from "./application.test-support.ts";
import { changesOf, draftOf } from "./application-draft.ts";
import { applicationFields, applicationSections } from "./application-fields.ts";
import { type ApplicationForm, emptyApplication, reduceApplication } from "./application-form.ts";

/** The form of the next page. */
const restored = (draft: Readonly<Record<string, unknown>>): ApplicationForm =>
	changesOf(draft).reduce(reduceApplication, emptyApplication);

describe("A-375: the draft of a loan application", () => {
	test("keeps no identity number and no picture on the device", () => {
		const kept = applicationSections.flatMap((section) => Object.keys(draftOf(filled, section)));
		expect(applicationFields.filter((field) => !kept.includes(field))).toEqual([
			"socialSecurity",
			"houseCertificate",
			"carCertificate",
			"idNumber",
			"handPicture",
			"passportPhoto",
			"taxBill",
			"creditScorePicture",
		]);
	});

	test("keeps each field with its section, and the area code with the number", () => {
		expect([draftOf(emptyApplication, "property"), draftOf(filled, "contact")]).toEqual([
			{ hasHouse: undefined, hasCar: undefined },
			{ mobile: filled.mobile, contactInfo: filled.contactInfo, address: filled.address, areaId: 2 },
		]);
	});

	test("fills the form of the next page with all the rest", () => {
		const drafts = applicationSections.map((section) => draftOf(filled, section));
		expect(restored(JSON.parse(JSON.stringify(Object.assign({}, ...drafts))))).toEqual({
			...filled,
			socialSecurity: "",
			idNumber: "",
			houseCertificate: undefined,
			carCertificate: undefined,
			handPicture: undefined,
			passportPhoto: undefined,
			taxBill: undefined,
			creditScorePicture: undefined,
		});
	});

	test.each([
		{ job: 7, hasCar: "yes", sex: "passport", idKind: "male", areaId: "2" },
		{ socialSecurity: "0123", idNumber: "P00", taxBill: "/tax.jpg", shoeSize: "44", language: "de" },
		{ lastName: "", birthday: null },
	])("leaves out what was not typed like this: %s", (draft) => {
		expect(restored(draft)).toEqual(emptyApplication);
	});
});

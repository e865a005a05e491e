import { describe, expect, test } from "vitest";
import { allAsked, nothingAsked } from "./application.test-support.ts";
import {
	type ApplicationField,
	type AskedFields,
	applicationFields,
	type DecidingAnswers,
	isPicture,
	requiredFields,
	visibleFields,
} from "./application-fields.ts";

const silent: DecidingAnswers = { idKind: undefined, hasHouse: undefined, hasCar: undefined };
const yes: DecidingAnswers = { idKind: "passport", hasHouse: true, hasCar: true };
const no: DecidingAnswers = { idKind: "ID card", hasHouse: false, hasCar: false };
const without = (...fields: readonly ApplicationField[]) =>
	applicationFields.filter((field) => !fields.includes(field));

describe("Spec 2 §5: which fields a customer sees", () => {
	test("the names always, and nothing else where the site asks for nothing", () => {
		expect(visibleFields(nothingAsked, yes)).toEqual(["lastName", "firstName"]);
	});

	test("all of them, in their order, where the site asks for all and the customer has all", () => {
		expect(visibleFields(allAsked, yes)).toEqual(applicationFields);
	});

	test.each([silent, no])("no certificates and no passport photo with %s", (answers) => {
		expect(visibleFields(allAsked, answers)).toEqual(
			without("houseCertificate", "carCertificate", "passportPhoto"),
		);
	});

	test.each(without("lastName", "firstName"))("%s is there exactly where the site asks for it", (field) => {
		expect(visibleFields({ ...nothingAsked, [field]: true }, yes)).toEqual(["lastName", "firstName", field]);
		expect(visibleFields({ ...allAsked, [field]: false }, yes)).toEqual(without(field));
	});

	test.each([
		{
			picture: "passportPhoto",
			question: "idKind",
			answer: { idKind: "passport" },
			other: { idKind: "ID card" },
		},
		{
			picture: "houseCertificate",
			question: "hasHouse",
			answer: { hasHouse: true },
			other: { hasHouse: false },
		},
		{ picture: "carCertificate", question: "hasCar", answer: { hasCar: true }, other: { hasCar: false } },
	] as const)(
		"$picture hangs on the answer to $question alone, and on none where that is not asked",
		(row) => {
			const { picture, question, answer, other } = row;
			const sees = (asks: AskedFields, answers: Partial<DecidingAnswers>) =>
				visibleFields(asks, { ...silent, ...answers }).includes(picture);
			const unasked = { ...allAsked, [question]: false };
			expect([
				sees(allAsked, answer),
				sees(allAsked, other),
				sees(allAsked, { ...yes, ...other }),
				sees(allAsked, {}),
				sees(unasked, answer),
				sees(unasked, other),
				sees(unasked, {}),
				sees({ ...unasked, [picture]: false }, answer),
			]).toEqual([true, false, false, false, true, true, true, false]);
		},
	);
});

describe("Spec 2 §5: which fields can't be left empty", () => {
	test("all that are asked for but three", () => {
		expect(requiredFields(allAsked, yes)).toEqual(
			without("handPicture", "otherIncome", "creditScorePicture"),
		);
	});

	test("the names where the site asks for nothing", () => {
		expect(requiredFields(nothingAsked, yes)).toEqual(["lastName", "firstName"]);
	});

	test("no picture of what the customer doesn't have", () => {
		expect(requiredFields(allAsked, no)).toEqual(
			without(
				"handPicture",
				"otherIncome",
				"creditScorePicture",
				"houseCertificate",
				"carCertificate",
				"passportPhoto",
			),
		);
	});

	test("a certificate may be left out where nobody asks for what it proves; a passport photo may not", () => {
		const asks = { ...allAsked, idKind: false, hasHouse: false, hasCar: false };
		expect(requiredFields(asks, silent)).toEqual(
			without(
				"handPicture",
				"otherIncome",
				"creditScorePicture",
				"idKind",
				"hasHouse",
				"houseCertificate",
				"hasCar",
				"carCertificate",
			),
		);
	});
});

test("Six of the fields are pictures", () => {
	expect(applicationFields.filter(isPicture)).toEqual([
		"handPicture",
		"houseCertificate",
		"carCertificate",
		"passportPhoto",
		"taxBill",
		"creditScorePicture",
	]);
});

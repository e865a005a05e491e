import { describe, expect, test } from "vitest";
import { allRequested, nothingRequested } from "./application.test-support.ts";
import {
	type ApplicationField,
	applicationFields,
	askedFields,
	type DecidingAnswers,
	pictureFields,
	requiredFields,
	visibleFields,
} from "./application-fields.ts";

const silent: DecidingAnswers = { idKind: undefined, hasHouse: undefined, hasCar: undefined };
const yes: DecidingAnswers = { idKind: "passport", hasHouse: true, hasCar: true };
const no: DecidingAnswers = { idKind: "ID card", hasHouse: false, hasCar: false };
const without = (...fields: readonly ApplicationField[]) =>
	applicationFields.filter((field) => !fields.includes(field));

describe("Spec 2 §5: the visible fields", () => {
	test("only the names if the site requests nothing", () => {
		expect(visibleFields(nothingRequested, yes)).toEqual(["lastName", "firstName"]);
	});

	test("all of them in order if the site requests all and the customer has everything", () => {
		expect(visibleFields(allRequested, yes)).toEqual(applicationFields);
	});

	test.each([silent, no])("no certificates and no passport photo with %s", (answers) => {
		expect(visibleFields(allRequested, answers)).toEqual(
			without("houseCertificate", "carCertificate", "passportPhoto"),
		);
	});

	test.each(without("lastName", "firstName"))("%s is visible exactly if the site requests it", (field) => {
		expect(visibleFields(askedFields([field]), yes)).toEqual(["lastName", "firstName", field]);
		expect(visibleFields(askedFields(without(field)), yes)).toEqual(without(field));
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
	] as const)("$picture depends only on the answer to $question, and on none if that is not asked", (row) => {
		const { picture, question, answer, other } = row;
		const sees = (asks: readonly ApplicationField[], answers: Partial<DecidingAnswers>) =>
			visibleFields(asks, { ...silent, ...answers }).includes(picture);
		const notRequested = without(question);
		expect([
			sees(allRequested, answer),
			sees(allRequested, other),
			sees(allRequested, { ...yes, ...other }),
			sees(allRequested, {}),
			sees(notRequested, answer),
			sees(notRequested, other),
			sees(notRequested, {}),
			sees(without(question, picture), answer),
		]).toEqual([true, false, false, false, true, true, true, false]);
	});
});

describe("Spec 2 §5: the required fields", () => {
	test("all requested fields except three", () => {
		expect(requiredFields(allRequested, yes)).toEqual(
			without("handPicture", "otherIncome", "creditScorePicture"),
		);
	});

	test("the names if the site requests nothing", () => {
		expect(requiredFields(nothingRequested, yes)).toEqual(["lastName", "firstName"]);
	});

	test("no picture of something that the customer does not have", () => {
		expect(requiredFields(allRequested, no)).toEqual(
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

	test("a certificate is optional if its question is not asked; a passport photo is not", () => {
		const asks = without("idKind", "hasHouse", "hasCar");
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

test("Names that are unknown here are not requested", () => {
	expect(askedFields(["job", "shoeSize", "toString"])).toEqual(["lastName", "firstName", "job"]);
});

test("Six of the fields are pictures", () => {
	expect(pictureFields).toEqual([
		"houseCertificate",
		"carCertificate",
		"handPicture",
		"passportPhoto",
		"taxBill",
		"creditScorePicture",
	]);
});

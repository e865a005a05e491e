import { describe, expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { applicationFacts, filled, nothingRequested, sentOfFilled } from "./application.test-support.ts";
import { applicationFields, isOfKind } from "./application-fields.ts";
import { type ApplicationForm, emptyApplication } from "./application-form.ts";
import { type ApplicationFacts, summariseApplication } from "./application-summary.ts";

const validate = (change: Partial<ApplicationForm>, facts: Partial<ApplicationFacts> = {}) =>
	summariseApplication({ ...filled, ...change }, { ...applicationFacts, ...facts });

/** The age follows from the birthday. */
const typedFields = applicationFields.filter((field) => field !== "age");
const withoutBirthday = { asks: applicationFields.filter((field) => field !== "birthday") };

describe("Spec 2 §5: a loan application", () => {
	test("that is complete is sent with figures as numbers and the mobile as prefix-number", () => {
		expect(plain(validate({}))).toEqual({
			visible: typedFields,
			required: typedFields.filter(
				(field) => !["handPicture", "otherIncome", "creditScorePicture"].includes(field),
			),
			issues: [],
			application: sentOfFilled,
		});
	});

	test("that is empty lists what is missing, in the order of the fields", () => {
		const { issues, application } = summariseApplication(
			{ ...emptyApplication, idKind: "passport", hasHouse: true, hasCar: true },
			applicationFacts,
		);
		expect([issues, application]).toEqual([
			typedFields
				.filter(
					(field) =>
						!["handPicture", "otherIncome", "creditScorePicture", "idKind", "hasHouse", "hasCar"].includes(
							field,
						),
				)
				.map((field) => ({ is: isOfKind(field, "picture") ? "picture missing" : "missing", field })),
			undefined,
		]);
	});

	test("needs the choices that were not made", () => {
		expect(validate({ idKind: undefined, hasHouse: undefined, hasCar: undefined }).issues).toEqual([
			{ is: "missing", field: "hasHouse" },
			{ is: "missing", field: "hasCar" },
			{ is: "missing", field: "idKind" },
		]);
	});

	test("needs only the names if the site requests nothing, and sends nothing else", () => {
		const { issues, application } = validate({ age: "?" }, { asks: nothingRequested });
		expect([issues, application]).toEqual([
			[],
			{
				...Object.fromEntries(applicationFields.map((field) => [field, undefined])),
				lastName: "Berg",
				firstName: "Mia",
			},
		]);
		expect(validate({ lastName: "  ", firstName: "" }, { asks: nothingRequested }).issues).toEqual([
			{ is: "missing", field: "lastName" },
			{ is: "missing", field: "firstName" },
		]);
	});

	test("Pitfall 7: sends numbers in ASCII, whatever the script in which they were typed", () => {
		const { application, issues } = validate({
			mobile: "٦٦٤ ١٢٣-٤٥٦٧",
			idNumber: "Ｐ००१२３४５",
			age: "३५",
			loanAmount: "١٬٥٠٠٫٥٠",
			socialSecurity: "P๐๐๑๒ ๓๔๕",
			creditScore: "３５",
		});
		expect([issues, plain(application)]).toEqual([[], sentOfFilled]);
	});

	test("may omit optional fields", () => {
		const { issues, application } = validate({
			handPicture: undefined,
			otherIncome: "",
			creditScorePicture: undefined,
		});
		expect([issues, plain(application)]).toEqual([
			[],
			{ ...sentOfFilled, handPicture: undefined, otherIncome: undefined, creditScorePicture: undefined },
		]);
	});

	test("does not send what an answer hides", () => {
		const { application, issues } = validate({ idKind: "ID card", hasHouse: false, hasCar: false });
		expect([issues, plain(application)]).toEqual([
			[],
			{
				...sentOfFilled,
				idKind: "ID card",
				hasHouse: false,
				hasCar: false,
				houseCertificate: undefined,
				carCertificate: undefined,
				passportPhoto: undefined,
			},
		]);
	});

	test("does not validate fields that are not requested", () => {
		const notAsked = ["birthday", "mobile", "age", "loanAmount"];
		const asks = applicationFields.filter((field) => !notAsked.includes(field));
		expect(validate({ birthday: "?", mobile: "?", age: "?", loanAmount: "?" }, { asks }).issues).toEqual([]);
	});
});

describe("Spec 2 §5, §9: the birthday", () => {
	test.each([
		["1940-01-01", []],
		["2026-01-31", []],
		[" 1990-02-28 ", []],
		["1939-12-31", [{ is: "before the earliest birthday", field: "birthday", earliest: "1940-01-01" }]],
		["2026-02-01", [{ is: "after today", field: "birthday" }]],
		["1990-02-30", [{ is: "not a day", field: "birthday" }]],
		["28.2.1990", [{ is: "not a day", field: "birthday" }]],
		["", [{ is: "missing", field: "birthday" }]],
	])("%s", (birthday, issues) => {
		expect(validate({ birthday }).issues).toEqual(issues);
	});

	test("has no upper limit while the current day is unknown", () => {
		const { issues, application } = validate({ birthday: "2026-02-01" }, { today: undefined });
		expect([issues, application?.birthday]).toEqual([[], "2026-02-01"]);
		expect(validate({ birthday: "1939-12-31" }, { today: undefined }).issues.length).toBe(1);
	});
});

describe("A-593: the age", () => {
	test("is that of the birthday, whatever was typed before", () => {
		const { visible, application } = validate({ age: "99", birthday: "1990-02-01" });
		expect([visible.includes("age"), application?.age]).toEqual([false, 35]);
		expect(validate({ birthday: "1990-01-31" }).application?.age).toBe(36);
	});

	test("is asked for where the birthday is not, or where the current day is unknown, and not sent unasked", () => {
		const visibleAge = (facts: Partial<ApplicationFacts>) => validate({}, facts).visible.includes("age");
		expect([visibleAge(withoutBirthday), visibleAge({ today: undefined })]).toEqual([true, true]);
		expect(validate({}, { asks: typedFields }).application?.age).toBeUndefined();
	});
});

describe("Spec 2 §5, pitfall 7: figures are numbers in the customer's language", () => {
	const amounts = applicationFields.filter((field) => isOfKind(field, "amount", "amount above zero"));
	const counts = applicationFields.filter((field) => isOfKind(field, "count"));

	test.each([...amounts, ...counts])("%s", (field) => {
		const issueOf = (text: string) => validate({ [field]: text }, withoutBirthday).issues;
		expect([issueOf("many"), issueOf("1,234"), issueOf("-1"), issueOf("\u200e7 ")]).toEqual([
			[{ is: "not a number", field }],
			[{ is: "ambiguous number", field }],
			[{ is: "below zero", field }],
			[],
		]);
	});

	test.each(amounts)("%s has at most two decimals", (field) => {
		const { issues } = validate({ [field]: "1.005" });
		const { application } = validate({ [field]: "1.500" });
		expect([issues, plain(application?.[field])]).toEqual([
			[{ is: "too many decimals", field, allowed: 2 }],
			"1.5",
		]);
	});

	test("only the loan amount cannot be zero", () => {
		const zeros = {
			loanAmount: "0",
			personalIncome: "0",
			familyIncome: "0",
			annualIncome: "0",
			annualSavings: "0",
		};
		expect(validate(zeros).issues).toEqual([{ is: "amount is zero", field: "loanAmount" }]);
	});

	test.each(counts)("%s is a safe whole number", (field) => {
		const issueOf = (text: string) => validate({ [field]: text }, withoutBirthday).issues;
		expect([
			issueOf("1.5"),
			issueOf("9007199254740992"),
			issueOf("9007199254740991"),
			issueOf("2.0"),
		]).toEqual([[{ is: "not a whole number", field }], [{ is: "too large", field }], [], []]);
	});

	test("are read with the separators and digits of the language", () => {
		const { application } = validate(
			{ loanAmount: "0,01", age: "٣٥", familyIncome: "1,5" },
			{ language: "de", ...withoutBirthday },
		);
		expect(plain([application?.loanAmount, application?.age, application?.familyIncome])).toEqual([
			"0.01",
			35,
			"1.5",
		]);
	});
});

describe("Spec 2 §5: the mobile number", () => {
	test("has the default area until another one is chosen", () => {
		expect(validate({ areaId: undefined, mobile: "(555) 010-9" }).application?.mobile).toBe("+001-5550109");
	});

	test.each([
		["", applicationFacts.areas, [{ is: "missing", field: "mobile" }]],
		["12a", applicationFacts.areas, [{ is: "not a phone number", field: "mobile" }]],
		["12", [], [{ is: "area code missing", field: "area" }]],
		["12a", [], [{ is: "area code missing", field: "area" }]],
		["", [], [{ is: "missing", field: "mobile" }]],
	])("%s with these areas", (mobile, areas, issues) => {
		expect(validate({ mobile }, { areas }).issues).toEqual(issues);
	});
});

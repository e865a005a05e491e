import { describe, expect, test } from "vitest";
import type { RealNameRecord } from "./real-name.ts";
import { emptyRealName, type RealNameForm, reduceRealName, restoreRealName } from "./real-name-form.ts";
import { type RealNameFlags, summariseRealName } from "./real-name-summary.ts";
import { miasName, nothingSubmitted } from "./verifications.test-support.ts";

const asksLittle: RealNameFlags = { asksHandPicture: false, asksSsn: false, asksEmail: false };
const asksAll: RealNameFlags = { asksHandPicture: true, asksSsn: true, asksEmail: true };
const filled: RealNameForm = {
	name: " Mia Moss ",
	idNumber: " X123 ",
	document: "ID card",
	front: "https://cdn.test/front.jpg",
	reverse: "https://cdn.test/reverse.jpg",
	hand: "https://cdn.test/hand.jpg",
	ssn: " 078-05-1120 ",
	email: " mia@tradewind.test ",
};

const noHand = { is: "picture missing", field: "hand" };

describe("Spec 2 §3, §5: a real-name verification", () => {
	test("sends what the site requests, and nothing else that was typed", () => {
		expect(summariseRealName(filled, asksLittle)).toEqual({ issues: [], submission: miasName });
		expect(summariseRealName(filled, asksAll)).toEqual({
			issues: [],
			submission: {
				...miasName,
				hand: "https://cdn.test/hand.jpg",
				ssn: "078-05-1120",
				email: "mia@tradewind.test",
			},
		});
	});

	test("A-586: a passport has one page, which is sent as both pictures", () => {
		const passport: RealNameForm = { ...filled, document: "passport", reverse: "https://cdn.test/left.jpg" };
		expect(summariseRealName(passport, asksLittle)).toEqual({
			issues: [],
			submission: { ...miasName, reverse: miasName.front },
		});
		expect(summariseRealName({ ...passport, front: undefined }, asksLittle)).toEqual({
			issues: [{ is: "picture missing", field: "front" }],
			submission: undefined,
		});
	});

	test("Pitfall 7: sends numbers in ASCII, whatever the script in which they were typed", () => {
		const typed = { ...filled, idNumber: "Ｘ１２३", ssn: "٠٧٨-٠٥-١١٢٠" };
		expect(summariseRealName(typed, asksAll).submission).toEqual({
			...miasName,
			hand: "https://cdn.test/hand.jpg",
			ssn: "078-05-1120",
			email: "mia@tradewind.test",
		});
	});

	test.each<[Partial<RealNameFlags>, readonly object[]]>([
		[{}, []],
		[{ asksHandPicture: true }, [noHand]],
		[{ asksSsn: true }, []],
		[{ asksEmail: true }, []],
		[asksAll, [noHand]],
	])("%j: an empty form lacks the fields that are always required, and %j", (flags, others) => {
		expect(summariseRealName(emptyRealName, { ...asksLittle, ...flags })).toEqual({
			issues: [
				{ is: "name missing", field: "name" },
				{ is: "id number missing", field: "idNumber" },
				{ is: "picture missing", field: "front" },
				{ is: "picture missing", field: "reverse" },
				...others,
			],
			submission: undefined,
		});
	});

	test.each<[Partial<RealNameForm>, object]>([
		[{ name: " " }, { is: "name missing", field: "name" }],
		[{ idNumber: "" }, { is: "id number missing", field: "idNumber" }],
		[{ front: undefined }, { is: "picture missing", field: "front" }],
		[{ reverse: undefined }, { is: "picture missing", field: "reverse" }],
		[{ hand: undefined }, noHand],
		[{ email: "mia" }, { is: "not an e-mail", field: "email" }],
	])("%j alone blocks it: %j", (change, issue) => {
		expect(summariseRealName({ ...filled, ...change }, asksAll)).toEqual({
			issues: [issue],
			submission: undefined,
		});
	});

	test("SSN and e-mail are optional where they are shown", () => {
		expect(summariseRealName({ ...filled, ssn: " ", email: " " }, asksAll)).toEqual({
			issues: [],
			submission: { ...miasName, hand: "https://cdn.test/hand.jpg" },
		});
	});

	test("a change keeps all other fields", () => {
		expect(reduceRealName(filled, { field: "front", value: undefined })).toEqual({
			...filled,
			front: undefined,
		});
	});
});

test("A-79: a rejected submission whose texts the platform does not return leaves the form empty, a typed form stays", () => {
	const rejected = {
		status: "rejected",
		reason: undefined,
		submittedAt: "",
		name: undefined,
		idNumber: undefined,
		front: undefined,
		reverse: undefined,
		hand: undefined,
		ssn: undefined,
		email: undefined,
	} as const;
	const typed = { ...emptyRealName, name: "Mia" };
	expect([
		restoreRealName(emptyRealName, rejected),
		restoreRealName(typed, { ...rejected, name: "Omar" }),
	]).toEqual([emptyRealName, typed]);
});

test("A-488: the form has the texts that the registration had, unless it was filled in; pictures are taken again", () => {
	const registered: RealNameRecord = {
		...nothingSubmitted,
		name: "Nora Bell",
		idNumber: "N1234567",
		ssn: "123-45-6789",
		front: "/media/uploads/front.jpg",
	};
	const typed = { ...emptyRealName, name: "Nora B. Bell" };
	expect([
		restoreRealName(emptyRealName, registered),
		restoreRealName(typed, registered),
		restoreRealName(emptyRealName, { ...registered, status: "finished" }),
	]).toEqual([
		{ ...emptyRealName, name: "Nora Bell", idNumber: "N1234567", ssn: "123-45-6789" },
		typed,
		emptyRealName,
	]);
});

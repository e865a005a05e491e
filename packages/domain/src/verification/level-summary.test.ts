import { describe, expect, test } from "vitest";
import { requireValue } from "../command/command-answer.ts";
import { prefixOf } from "../input/phone-number.ts";
import { areas } from "../session/account/account.test-support.ts";
import { emptyLevelForm, type LevelForm, openLevelForm, reduceLevelForm } from "./level-form.ts";
import { summariseLevel } from "./level-summary.ts";
import { miaAsJunior, miaAsSenior, noLevel } from "./verifications.test-support.ts";

const filled: LevelForm = {
	level: "junior",
	name: " Mia Moss ",
	areaId: undefined,
	mobile: "555 010-9912",
	idNumber: " X123 ",
	document: "ID card",
	front: "https://cdn.test/front.jpg",
	reverse: "https://cdn.test/reverse.jpg",
	hand: "https://cdn.test/hand.jpg",
};
const senior: LevelForm = { ...filled, level: "senior" };

describe("Spec 2 §3: the junior level", () => {
	test("sends name, mobile with its area, front and back", () => {
		expect(summariseLevel(filled, areas)).toEqual({ issues: [], submission: miaAsJunior });
	});

	test("A-586: a passport has one page, which is sent as both pictures", () => {
		const passport: LevelForm = { ...filled, document: "passport", reverse: undefined };
		expect(summariseLevel(passport, areas)).toEqual({
			issues: [],
			submission: { ...miaAsJunior, reverse: miaAsJunior.front },
		});
		expect(summariseLevel({ ...passport, front: undefined }, areas)).toEqual({
			issues: [{ is: "picture missing", field: "front" }],
			submission: undefined,
		});
	});

	test("lists everything that is missing, in the order of the fields", () => {
		expect(summariseLevel(emptyLevelForm("junior"), [])).toEqual({
			issues: [
				{ is: "name missing", field: "name" },
				{ is: "area code missing", field: "area" },
				{ is: "phone missing", field: "mobile" },
				{ is: "picture missing", field: "front" },
				{ is: "picture missing", field: "reverse" },
			],
			submission: undefined,
		});
	});

	test.each<[Partial<LevelForm>, object]>([
		[{ name: " " }, { is: "name missing", field: "name" }],
		[{ areaId: 2 }, { is: "area code missing", field: "area" }],
		[{ mobile: "" }, { is: "phone missing", field: "mobile" }],
		[{ mobile: "x" }, { is: "not a phone number", field: "mobile" }],
		[{ front: undefined }, { is: "picture missing", field: "front" }],
		[{ reverse: undefined }, { is: "picture missing", field: "reverse" }],
	])("%j alone blocks it: %j", (change, issue) => {
		expect(summariseLevel({ ...filled, ...change }, areas)).toEqual({
			issues: [issue],
			submission: undefined,
		});
	});
});

describe("Spec 2 §3: the senior level", () => {
	test("sends name, id number and the picture in hand", () => {
		expect(summariseLevel(senior, [])).toEqual({ issues: [], submission: miaAsSenior });
	});

	test("lists everything that is missing, in the order of the fields", () => {
		expect(summariseLevel(emptyLevelForm("senior"), areas)).toEqual({
			issues: [
				{ is: "name missing", field: "name" },
				{ is: "id number missing", field: "idNumber" },
				{ is: "picture missing", field: "hand" },
			],
			submission: undefined,
		});
	});

	test("Pitfall 7: sends the number in ASCII, whatever the script in which it was typed", () => {
		expect(summariseLevel({ ...senior, idNumber: "Ｘ१२３" }, areas)).toEqual(summariseLevel(senior, areas));
	});

	test.each<[Partial<LevelForm>, object]>([
		[{ name: "" }, { is: "name missing", field: "name" }],
		[{ idNumber: " " }, { is: "id number missing", field: "idNumber" }],
		[{ hand: undefined }, { is: "picture missing", field: "hand" }],
	])("%j alone blocks it: %j", (change, issue) => {
		expect(summariseLevel({ ...senior, ...change }, areas)).toEqual({
			issues: [issue],
			submission: undefined,
		});
	});
});

/** The account tells nothing. */
const unknownCustomer = { name: "", mobile: "" };

describe("The form of a level", () => {
	test("A-625: begins with the name of the account, and the junior one with its mobile number", () => {
		const account = { name: "Mia Moss", mobile: `${prefixOf(requireValue(areas[0]))}5550101` };
		const openedWith = (level: "junior" | "senior", known: typeof account) =>
			openLevelForm(emptyLevelForm(level), {
				level,
				status: noLevel,
				record: undefined,
				areas,
				account: known,
			});
		expect([
			openedWith("junior", account),
			openedWith("senior", account),
			openedWith("junior", { ...account, mobile: "+99 5550101" }),
		]).toEqual([
			{ ...emptyLevelForm("junior"), name: "Mia Moss", areaId: areas[0]?.id, mobile: "5550101" },
			{ ...emptyLevelForm("senior"), name: "Mia Moss" },
			{ ...emptyLevelForm("junior"), name: "Mia Moss" },
		]);
	});

	test("keeps all other fields when one changes", () => {
		expect(reduceLevelForm(filled, { field: "mobile", value: "1" })).toEqual({ ...filled, mobile: "1" });
	});

	test("is unchanged when it is opened again, and empty after the other one", () => {
		const opened = { status: noLevel, record: undefined, areas, account: unknownCustomer };
		expect(openLevelForm(filled, { ...opened, level: "junior" })).toEqual(filled);
		expect(openLevelForm(filled, { ...opened, level: "senior" })).toEqual({
			level: "senior",
			name: "",
			document: "ID card",
			areaId: undefined,
			mobile: "",
			idNumber: "",
			front: undefined,
			reverse: undefined,
			hand: undefined,
		});
	});
});

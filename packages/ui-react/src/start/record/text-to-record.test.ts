import { expect, it, test } from "vitest";
import { pressToRecord } from "./record-touches.ts";
import { isRecordable, type TypedField, textToRecord } from "./text-to-record.ts";

const field = { name: "name", type: "text", inputMode: "text", autocomplete: "off", value: "" };
const recorded = (typed: Partial<TypedField>): string => textToRecord({ ...field, ...typed });

it("a typed figure is kept only in fields for what is traded or paid (A-862)", () => {
	const kept = (name: string, inputMode = "decimal", value = "5000.5") =>
		recorded({ name, inputMode, value });
	expect([kept(""), kept("amount"), kept("multiple", "numeric", "12"), kept("annualIncome")]).toEqual([
		"5000.5",
		"5000.5",
		"12",
		"1111.1",
	]);
	expect([kept("", "decimal", "Mia 5"), recorded({ type: "range", value: "80" })]).toEqual(["Aaa 1", "80"]);
});

it("another typed text is recorded as one of the same length and kinds of characters (A-862)", () => {
	const texts = ["Mia Berg", "mia.b@canary.test", "+49 151-234", "Łódź/5", "李明", "C01X00T47", "é\u0301'\n"];
	expect(texts.map((value) => recorded({ value }))).toEqual([
		"Aaa Aaaa",
		"aaa.a@aaaaaa.aaaa",
		"+11 111-111",
		"Aaaa_1",
		"aa",
		"A11A11A11",
		"aa__",
	]);
});

test.each<[string, Partial<TypedField>]>([
	["a password", { type: "password", autocomplete: "current-password" }],
	["a password that is shown", { autocomplete: "new-password" }],
	["a pay password that is shown", { name: "payPassword", inputMode: "numeric" }],
	["a present pay password that is shown", { name: "present" }],
	["a code that was sent", { inputMode: "numeric", autocomplete: "one-time-code" }],
])("of %s nothing is recorded, not even its length (A-862)", (_, secret) => {
	expect(["", "Canary-1", "C"].map((value) => recorded({ ...secret, value }))).toEqual([
		"",
		"Placeholder-1",
		"Placeholder-1",
	]);
});

it("the option of a list is recorded by its place, but not if it is about the person (A-862)", () => {
	const chosen = (name: string) => recorded({ type: "select-one", name, value: "49", selectedIndex: 7 });
	expect([chosen("currency"), chosen("from"), chosen("birthday"), chosen("target")]).toEqual([
		"7",
		"7",
		"1",
		"1",
	]);
});

it("no canary passes as a recorded text", () => {
	const canaries = ["Mia Canary", "canary@example.test", "P<UTOCANARY", "Tradewind-1", "49 Main St"];
	expect(canaries.map(isRecordable)).toEqual(canaries.map(() => false));
	expect(canaries.map((value) => isRecordable(recorded({ value })))).toEqual(canaries.map(() => true));
});

it("a pressed answer in a form is recorded as the first answer to the same question (A-862)", () => {
	const option = (name: string, isInForm = true) => {
		const first: Element = Object.create({ getAttribute: () => name });
		const target: Element = Object.create({
			closest: (selector: string) =>
				isInForm && selector.startsWith("form fieldset,") ? { querySelector: () => first } : null,
		});
		return pressToRecord(target) === first
			? "the first"
			: pressToRecord(target) === target
				? "itself"
				: "none";
	};
	expect([option("hasHouse"), option(""), option("plan"), option("hasHouse", false)]).toEqual([
		"the first",
		"the first",
		"itself",
		"itself",
	]);
});

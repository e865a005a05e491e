import type { AnyRule } from "@tradewind/domain/rule";
import { rules } from "@tradewind/domain/rule-book";
import { describe, expect, test } from "vitest";
import { auditLine, auditOf } from "./audit-line.test-support.ts";
import { readJsonCase } from "./json-cases.ts";

const margin = "contract.margin";
const order = {
	marginMode: "leveraged",
	quantity: "0.5",
	contractSize: "1000",
	price: "1.08402",
	multiple: "100",
};
const stop = "contract.stop-distance";
const buy = { direction: "buy", reference: "1.08402" };
const agreed = { is: "agreed" };
const line = 7;

describe("a rule with one figure", () => {
	test.each(["5.4201", "5.42010", { margin: "5.4201" }, { value: "5.420100" }])(
		"agrees with %j",
		(expected) => {
			expect(auditOf(margin, order, expected)).toEqual(agreed);
		},
	);

	test("differs by an exact figure, under the rule's own name", () => {
		const difference = { field: "margin", expected: "5.42", computed: "5.4201", by: "0.0001" };
		const verdict = { is: "differed", line, rule: margin, differences: [difference] };
		expect(auditOf(margin, order, "5.42")).toEqual(verdict);
		expect(auditOf(margin, order, { value: "5.42" })).toEqual(verdict);
	});

	test("is not compared with figures that it doesn't return", () => {
		expect(auditOf(margin, order, { margin: "5.4201", fee: "1" })).toEqual({
			is: "refused",
			line,
			rule: margin,
			field: "expected",
			reason: "has 2 fields, the rule gives one: margin",
		});
	});
});

describe("a rule with several figures", () => {
	test("agrees when all of them do", () => {
		expect(auditOf(stop, buy, { takeProfit: "1.08402", stopLoss: "1.084020" })).toEqual(agreed);
	});

	test("reports each figure that differs", () => {
		expect(auditOf(stop, buy, { stopLoss: "1.084", takeProfit: "1.0841" })).toEqual({
			is: "differed",
			line,
			rule: stop,
			differences: [
				{ field: "stopLoss", expected: "1.084", computed: "1.08402", by: "0.00002" },
				{ field: "takeProfit", expected: "1.0841", computed: "1.08402", by: "-0.00008" },
			],
		});
	});

	test("leaves out the figures that agree", () => {
		expect(auditOf(stop, buy, { stopLoss: "1.08402", takeProfit: "1" })).toEqual({
			is: "differed",
			line,
			rule: stop,
			differences: [{ field: "takeProfit", expected: "1", computed: "1.08402", by: "0.08402" }],
		});
	});

	test.each([
		["1.08392", "is one value, the rule gives stopLoss, takeProfit", "1.08392"],
		[{ stopLoss: "1.08392" }, "has no takeProfit", undefined],
		[{ stopLoss: "1.08392", takeProfit: "" }, "has no takeProfit", undefined],
		[
			{ stopLoss: "1.08392", takeProfit: "1.08412", loss: "1" },
			"has the field loss, the rule gives stopLoss, takeProfit",
			undefined,
		],
		[{ stopLoss: "1.08392", takeProfit: "high" }, "takeProfit is not a decimal", "high"],
	])("is not compared with %j: expected %s", (expected, reason, given) => {
		expect(auditOf(stop, buy, expected)).toEqual({
			is: "refused",
			line,
			rule: stop,
			field: "expected",
			reason,
			...(given === undefined ? {} : { given }),
		});
	});
});

describe("a refusal", () => {
	const wrong = { ...order, multiple: "0" };

	test("names the input field, the reason and the value", () => {
		const refused = { is: "refused", line, rule: margin };
		expect(auditOf(margin, wrong, "1")).toEqual({
			...refused,
			field: "multiple",
			reason: "is zero",
			given: "0",
		});
		expect(auditOf(margin, { ...order, price: undefined }, "1")).toEqual({
			...refused,
			field: "price",
			reason: "is missing",
		});
		expect(auditOf(margin, { ...order, price: true }, "1")).toEqual({
			...refused,
			field: "price",
			reason: "is not text",
			given: true,
		});
	});

	test("agrees if it is expected", () => {
		expect(auditOf(margin, wrong, { refused: "multiple" })).toEqual(agreed);
	});

	test("of a field other than the expected one differs", () => {
		expect(auditOf(margin, wrong, { refused: "price" })).toEqual({
			is: "differed",
			line,
			rule: margin,
			differences: [{ field: "price", expected: "refused: price", computed: "refused: multiple is zero" }],
		});
	});

	test("differs if it is expected and the rule computes", () => {
		expect(auditOf(stop, buy, { refused: "reference" })).toEqual({
			is: "differed",
			line,
			rule: stop,
			differences: [
				{
					field: "reference",
					expected: "refused: reference",
					computed: "stopLoss 1.08402, takeProfit 1.08402",
				},
			],
		});
	});

	test.each([
		[{ refused: "" }, "refused is not the name of a field", ""],
		[{ refused: true }, "refused is not the name of a field", true],
		[{ refused: "price", margin: "1" }, "is a refusal and figures at once", undefined],
	])("is not read from %j", (expected, reason, given) => {
		expect(auditOf(margin, order, expected)).toEqual({
			is: "refused",
			line,
			rule: margin,
			field: "expected",
			reason,
			...(given ? { given } : {}),
		});
	});
});

describe("JSON numbers are read as text", () => {
	const shown = "fund.display-summary";
	const interest = "loan.daily-interest";

	test.each([
		[`{"rule": "${shown}", "input": {"amount": 1.50}, "expected": 1.5}`],
		[`{"rule": "${shown}", "input": {"amount": 12345678901234567890}, "expected": 12345678901234567890}`],
		[
			`{"rule": "${interest}", "input": {"amount":0.100000000000000005,"dailyRate":1}, "expected": 0.1000000000000000050}`,
		],
		[
			`{"rule": "micro.loss", "input": {"amount": "100", "profitRatio": 0.85, "lossLevel": 1}, "expected": {"loss": 85.0}}`,
		],
		[`{"rule": "${shown}", "input": {"amount": -0}, "expected": 0}`],
	])("%s agrees", (text) => {
		expect(auditLine(text)).toEqual(agreed);
	});

	test("no digit is lost", () => {
		expect(
			auditLine(
				`{"rule":"${shown}","input":{"amount":"12345678901234567890"},"expected":12345678901234567891}`,
			),
		).toEqual({
			is: "differed",
			line,
			rule: shown,
			differences: [
				{
					field: "amount",
					expected: "12345678901234567891",
					computed: "12345678901234567890",
					by: "-1",
				},
			],
		});
		expect(auditLine(`{"rule":"${shown}","input":{"amount":0.1000000000000000055},"expected":0}`)).toEqual({
			is: "refused",
			line,
			rule: shown,
			field: "amount",
			reason: "has too many digits",
			given: "0.1000000000000000055",
		});
	});

	test("an exponent is refused in input and in expected figures", () => {
		const refused = { is: "refused", line, rule: shown, reason: "is not a decimal" };
		expect(auditLine(`{"rule":"${shown}","input":{"amount":1e3},"expected":1000}`)).toEqual({
			...refused,
			field: "amount",
			given: "1e3",
		});
		expect(auditLine(`{"rule":"${shown}","input":{"amount":1000},"expected":1e3}`)).toEqual({
			...refused,
			field: "expected",
			given: "1e3",
		});
	});

	test("an expected figure may have more digits than an input", () => {
		const expected = `0.${"0".repeat(29)}1`;
		expect(auditOf(shown, { amount: "0" }, expected)).toEqual({
			is: "differed",
			line,
			rule: shown,
			differences: [{ field: "amount", expected, computed: "0", by: `-${expected}` }],
		});
	});
});

describe("history.range", () => {
	const range = { startTime: "1767225600", endTime: 1767398400 };
	const filter = { start: "2026-01-01", end: "2026-01-02" };

	test("uses the day of the audit by default", () => {
		expect(auditOf("history.range", filter, range)).toEqual(agreed);
		expect(auditOf("history.range", { ...filter, today: null }, range)).toEqual(agreed);
		expect(auditOf("history.range", filter, range, "2026-01-01")).toEqual({
			is: "refused",
			line,
			rule: "history.range",
			field: "end",
			reason: "is after today",
			given: "2026-01-02",
		});
	});

	test("uses the day that the case gives", () => {
		expect(auditOf("history.range", { ...filter, today: "2026-01-02" }, range, "2000-01-01")).toEqual(agreed);
		expect(auditOf("history.range", { ...filter, today: "" }, { refused: "today" })).toEqual(agreed);
	});
});

test("every example of the rule book, written as a line, agrees", () => {
	const book: readonly AnyRule[] = rules;
	for (const { id, examples } of book)
		for (const { given, gives } of examples) expect(auditOf(id, given, gives)).toEqual(agreed);
});

describe("a line that holds no case", () => {
	test("because it exceeds the maximum length", () => {
		expect(readJsonCase({ number: line })).toEqual({
			is: "refused",
			line,
			field: "line",
			reason: "is longer than 1 MiB",
		});
	});

	test.each([
		["not JSON", { field: "line", reason: "is not JSON", given: "not JSON" }],
		['{"rule": "a"} x', { field: "line", reason: "is not JSON", given: '{"rule": "a"} x' }],
		["[1]", { field: "line", reason: "is not a JSON object", given: "[1]" }],
		["null\r", { field: "line", reason: "is not a JSON object", given: "null" }],
		["{}", { field: "rule", reason: "is missing" }],
		['{"rule": ["a"], "input": {}, "expected": 1}', { field: "rule", reason: "is not text", given: ["a"] }],
		[
			'{"rule": "contract.margn", "input": {}, "expected": 1}',
			{
				rule: "contract.margn",
				field: "rule",
				reason: "is not in the rule book (did you mean contract.margin?)",
			},
		],
		[
			'{"rule": "constructor", "input": {}, "expected": 1}',
			{ rule: "constructor", field: "rule", reason: "is not in the rule book" },
		],
		[`{"rule": "${margin}"}`, { rule: margin, field: "input", reason: "is missing" }],
		[
			`{"rule": "${margin}", "input": [5], "expected": 1}`,
			{ rule: margin, field: "input", reason: "is not a set of fields", given: ["5"] },
		],
		[`{"rule": "${margin}", "input": {}}`, { rule: margin, field: "expected", reason: "is missing" }],
		[
			`{"rule": "${margin}", "input": {}, "expected": null}`,
			{ rule: margin, field: "expected", reason: "is missing" },
		],
		[
			`{"rule": "${margin}", "input": {}, "expected": {}}`,
			{ rule: margin, field: "expected", reason: "is missing" },
		],
		[
			`{"rule": "${margin}", "input": {}, "expected": {"margin": ""}}`,
			{ rule: margin, field: "expected", reason: "is missing" },
		],
		[
			`{"rule": "${margin}", "input": {}, "expected": "five"}`,
			{ rule: margin, field: "expected", reason: "is not a decimal", given: "five" },
		],
		[
			`{"rule": "${margin}", "input": {}, "expected": [1]}`,
			{ rule: margin, field: "expected", reason: "is not a decimal", given: ["1"] },
		],
	])("%s", (text, told) => {
		expect(auditLine(text)).toEqual({ is: "refused", line, ...told });
	});
});

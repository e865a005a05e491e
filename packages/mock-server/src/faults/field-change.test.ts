import { expect, test } from "vitest";
import { withChanges } from "./field-change.ts";

const answer = {
	code: 1,
	data: {
		total: 2,
		data: [
			{ Id: 1, Close: "1.1" },
			{ Id: 2, Close: "1.2" },
		],
	},
};

test.each([
	["a field is missing", { path: "data.total" }, { code: 1, data: { data: answer.data.data } }],
	[
		"a field is null",
		{ path: "data.total", value: null },
		{ code: 1, data: { ...answer.data, total: null } },
	],
	["a field has another type", { path: "code", value: "1" }, { ...answer, code: "1" }],
	[
		"a field of one entry of a list",
		{ path: "data.data.1.Close", value: 1.2 },
		{
			code: 1,
			data: {
				total: 2,
				data: [
					{ Id: 1, Close: "1.1" },
					{ Id: 2, Close: 1.2 },
				],
			},
		},
	],
	[
		"a field of every entry of a list",
		{ path: "data.data.*.Id" },
		{ code: 1, data: { total: 2, data: [{ Close: "1.1" }, { Close: "1.2" }] } },
	],
	[
		"an entry of a list",
		{ path: "data.data.0" },
		{ code: 1, data: { total: 2, data: [answer.data.data[1]] } },
	],
	["a way that the answer does not have", { path: "data.sum.value", value: 1 }, answer],
])("%s", (_, change, expected) => {
	expect(withChanges(answer, [change])).toEqual(expected);
});

test("several changes apply in their order", () => {
	expect(
		withChanges({ a: { b: 1 } }, [
			{ path: "a.b", value: { c: 2 } },
			{ path: "a.b.c", value: 3 },
		]),
	).toEqual({ a: { b: { c: 3 } } });
});

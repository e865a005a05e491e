import { expect, test } from "vitest";
import { readOptional, readRequired } from "./required-text.ts";

test.each([
	[true, " Mia ", "Mia", []],
	[true, " ", undefined, [{ is: "name missing", field: "name" }]],
	[true, undefined, undefined, [{ is: "name missing", field: "name" }]],
	[false, "Mia", undefined, []],
	[false, "", undefined, []],
])("requested: %s, %j is %j and lacks %j", (isAsked, typed, text, issues) => {
	expect(readRequired(isAsked, typed, { is: "name missing", field: "name" })).toEqual({ text, issues });
	expect(readOptional(isAsked, typed)).toEqual({ text, issues: [] });
});

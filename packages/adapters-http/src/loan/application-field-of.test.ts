import { expect, test } from "vitest";
import { applicationFieldOf } from "./application-field-of.ts";

test("A-594: a rejection names a field as the wire does, and an unknown name is none", () => {
	expect(["personal_income", "last_name", "shoe_size", ""].map(applicationFieldOf)).toEqual([
		"personalIncome",
		"firstName",
		undefined,
		undefined,
	]);
});

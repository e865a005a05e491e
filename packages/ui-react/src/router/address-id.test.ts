import { expect, test } from "vitest";
import { idIn } from "./address-id.ts";

test.each([
	["id=1", 1],
	["x=2&id=999999999999999", 999_999_999_999_999],
	["", undefined],
	["id=", undefined],
	["id=0", undefined],
	["id=01", undefined],
	["id=-3", undefined],
	["id=3x", undefined],
	["id=1.5", undefined],
	["id=1e3", undefined],
	["id=9999999999999999", undefined],
	["loan_id=1", undefined],
])("the id in the query %j is %s", (query, id) => {
	expect(idIn(new URLSearchParams(query), "id")).toBe(id);
});

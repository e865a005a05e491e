import { expect, test } from "vitest";
import { sourcePlace } from "./source-place.ts";

/** `const pay = 1;` is on the second line of the source, and begins at the fifth column of the build. */
const map = JSON.stringify({
	version: 3,
	sources: ["../../src/pay.ts"],
	names: [],
	mappings: "IACA",
});
const readMap = (file: string): string => {
	if (file !== "assets/app-1.js") throw new Error("no such file");
	return map;
};

test.each([
	["assets/app-1.js:1:9", { is: "found", source: "packages/ui-react/src/pay.ts", line: 2, column: 1 }],
	["assets/app-2.js:1:9", { is: "not found", why: "has no source map: it is a file of another build" }],
	["assets/app-1.js:1:2", { is: "not found", why: "is in no source" }],
	["https://app.test/", { is: "not found", why: "is no place of a fault report" }],
])("A-824: the place %s of a report is searched in the source map of its build", (place, found) => {
	expect(sourcePlace(place, readMap)).toEqual(found);
});

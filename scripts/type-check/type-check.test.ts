import { describe, expect, test } from "vitest";
import { sizeLine } from "./domain-size.ts";
import { platformTypes } from "./platform-types.ts";

test("the size of the domain names its heaviest file", () => {
	const files = [
		{ path: "site/theme.ts", text: "one\ntwo\n" },
		{ path: "contract/order.ts", text: `${"é".repeat(1000)}\n` },
	];
	expect(sizeLine(files)).toBe(
		"domain: 2 files, 3 lines, 2.0 kB; heaviest file contract/order.ts (1 lines, 2.0 kB)",
	);
});

describe("The types of the browser and of Node", () => {
	const pure = { compilerOptions: { lib: ["es2023"], types: [] } };
	const own = ["node_modules/@typescript/lib/lib.es2023.d.ts", "lib/lib.decorators.d.ts", "src/index.ts"];

	test("are absent with lib ES2023 and no types", () => {
		expect(platformTypes(pure, own)).toEqual([]);
	});

	test.each([
		[{ lib: ["es2023", "dom"], types: [] }, 'lib is ["es2023","dom"]: it may only be ES2023.'],
		[{ lib: ["esnext"], types: [] }, 'lib is ["esnext"]: it may only be ES2023.'],
		[{ types: [] }, 'lib is "not set": it may only be ES2023.'],
		[{ lib: ["es2023"], types: ["node"] }, 'types is ["node"]: it must be empty.'],
		[{ lib: ["es2023"] }, 'types is "not set": it must be empty.'],
	])("come in with the settings %j", (compilerOptions, problem) => {
		expect(platformTypes({ compilerOptions }, own)).toEqual([problem]);
	});

	test.each(["/a/lib/lib.dom.d.ts", "/a/node_modules/@types/node/globals.d.ts"])(
		"are present with the file %s, whatever imports it",
		(file) => {
			expect(platformTypes(pure, [...own, file])).toEqual([`${file} is compiled with it.`]);
		},
	);
});

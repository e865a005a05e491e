import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { noticesOf } from "../packages/ui-react/build/notices.plugin.ts";
import { root } from "./paths.ts";

const fileOf = (path: string): string => join(root, "node_modules", path);

test("each library of the build is named once, with its version and the text of its licence", () => {
	const react = JSON.parse(readFileSync(fileOf("react/package.json"), "utf8"));
	const text = noticesOf([
		fileOf("react/index.js"),
		`\0${fileOf("react/cjs/react.production.js")}?commonjs-exports`,
		fileOf("@xstate/react/dist/xstate-react.esm.js"),
		join(root, "packages/ui-react/src/main.tsx"),
	]);
	const [first = "", second = "", ...others] = text.split(`\n\n${"-".repeat(80)}\n\n`);
	expect(first).toMatch(/^@xstate\/react [\d.]+ \(MIT\)/);
	expect(second).toBe(
		`react ${react.version} (MIT)\n\n${readFileSync(fileOf("react/LICENSE"), "utf8").trim()}\n`,
	);
	expect(others).toEqual([]);
});

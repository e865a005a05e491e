import { expect, test } from "vitest";
import { hiddenChange } from "./build-cache.ts";

const startedAt = 1000;
const builtAt = 1500;

test.each([
	["is older than the build", { ctimeMs: 900, mtimeMs: 900 }, undefined],
	["was edited after the build", { ctimeMs: 1600, mtimeMs: 1600 }, undefined],
	["was edited during the build", { ctimeMs: 1200, mtimeMs: 1200 }, "a.ts"],
	["was replaced by an older file", { ctimeMs: 1600, mtimeMs: 300 }, "a.ts"],
])("a file that %s: the hidden change is $2", (_, times, hidden) => {
	expect(hiddenChange([{ path: "a.ts", ...times }], startedAt, builtAt)).toBe(hidden);
});

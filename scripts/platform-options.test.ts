import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { devWorldArguments } from "./platform-options.ts";

test.for([
	{ given: {}, isKept: true },
	{ given: { fresh: "" }, isKept: false },
	{ given: { scenario: "trader" }, isKept: false },
	{ given: { seed: "other" }, isKept: false },
])("npm run dev with $given keeps the world of last time: $isKept", async ({ given, isKept }) => {
	const directory = await mkdtemp(join(tmpdir(), "dev-world-"));
	const file = join(directory, "dev.world");
	await writeFile(file, "");
	expect(await devWorldArguments(given, file)).toEqual(["--world", file]);
	expect(existsSync(file)).toBe(isKept);
	await rm(directory, { recursive: true });
});

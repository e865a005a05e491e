import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../scripts/paths.ts";
import { said } from "./said.ts";

test.each(["en", "hk", "ar"])("what is said of a state has words in %s", (language) => {
	const files = globSync(`packages/ui-react/src/features/**/words/${language}.json`, { cwd: root });
	const words = new Set(
		files.flatMap((file) => Object.keys(JSON.parse(readFileSync(join(root, file), "utf8")))),
	);
	expect(Object.values(said).filter((key) => !words.has(key))).toEqual([]);
});

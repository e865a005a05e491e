import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../scripts/paths.ts";
import { stateTexts } from "./state-texts.ts";

test.each(["en", "hk", "ar"])("the text of every state exists in %s", (language) => {
	const files = globSync(`packages/ui-react/src/**/{first-words,words}/${language}.json`, { cwd: root });
	const words = new Set(
		files.flatMap((file) => Object.keys(JSON.parse(readFileSync(join(root, file), "utf8")))),
	);
	expect(Object.values(stateTexts).filter((key) => !words.has(key))).toEqual([]);
});

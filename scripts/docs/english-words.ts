import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { uiRoot } from "../paths.ts";

const files = globSync("src/**/{first-words,words}/en.json", { cwd: uiRoot });
const words: Readonly<Record<string, string>> = Object.assign(
	{},
	...files.map((file) => JSON.parse(readFileSync(join(uiRoot, file), "utf8"))),
);

/** The English text of a key. Throws if there is none. */
export const englishWords = (key: string): string => {
	const text = words[key];
	if (text === undefined) throw new Error(`No en.json has the key ${key}.`);
	return text;
};

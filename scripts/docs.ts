/** `npm run docs` writes the documents that are made from the code; `--check` says which are not as the code is. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { architecture } from "./docs/architecture.ts";
import { assumptionCitations } from "./docs/assumption-citations.ts";
import { deadLinks } from "./docs/dead-links.ts";
import type { Document } from "./docs/document.ts";
import { machines } from "./docs/machines.ts";
import { ruleBook } from "./docs/rule-book.ts";
import { root } from "./paths.ts";
import { type Check, reportChecks } from "./suite/checks.ts";

const documents = [await ruleBook(), await machines(), await architecture()];

const isFresh = ({ path, text }: Document): boolean =>
	existsSync(join(root, path)) && readFileSync(join(root, path), "utf8") === text;

const freshness = (document: Document): Check => ({
	name: `${document.path} is as the code is`,
	problems: isFresh(document) ? [] : ["It is stale: run `npm run docs` and look at what changed."],
});

if (process.argv.includes("--check")) {
	reportChecks([...documents.map(freshness), assumptionCitations(root), deadLinks(root)]);
} else {
	for (const document of documents.filter((one) => !isFresh(one))) {
		writeFileSync(join(root, document.path), document.text);
		console.log(`written: ${document.path}`);
	}
}

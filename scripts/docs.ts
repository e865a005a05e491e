/** `npm run docs` writes the documents that are generated from the code; `--check` reports the outdated ones. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readArguments } from "./arguments.ts";
import { architecture } from "./docs/architecture.ts";
import { assumptionCitations } from "./docs/assumption-citations.ts";
import { assumptionIndex } from "./docs/assumption-index.ts";
import { componentList } from "./docs/components.ts";
import { controlReference } from "./docs/control-reference.ts";
import { deadLinks } from "./docs/dead-links.ts";
import type { Document } from "./docs/document.ts";
import { figureList } from "./docs/figures.ts";
import { guide, guidePieces } from "./docs/guide.ts";
import { languageTable } from "./docs/languages.ts";
import { machines } from "./docs/machines.ts";
import { missingPaths } from "./docs/missing-paths.ts";
import { moneyFaultTable } from "./docs/money-faults.ts";
import { routeList } from "./docs/route-list.ts";
import { ruleBook } from "./docs/rule-book.ts";
import { root } from "./paths.ts";
import { type Check, reportChecks } from "./suite/checks.ts";

const { check } = readArguments({
	command: "npm run docs",
	about: "Writes the documents that are generated from the code.",
	options: { check: { meaning: "Reports what is outdated, and writes nothing." } },
});

const documents = [
	await ruleBook(),
	figureList(),
	await machines(),
	routeList(),
	componentList(),
	languageTable(),
	await architecture(),
	moneyFaultTable(),
	assumptionIndex(),
	guide(root),
	...(await controlReference()),
];

const isFresh = ({ path, text }: Document): boolean =>
	existsSync(join(root, path)) && readFileSync(join(root, path), "utf8") === text;

const freshness = (document: Document): Check => ({
	name: `${document.path} is up to date`,
	problems: isFresh(document) ? [] : ["It is outdated: run `npm run docs` and review what changed."],
});

if (check !== undefined) {
	reportChecks([
		...documents.map(freshness),
		guidePieces(root),
		assumptionCitations(root),
		deadLinks(root),
		missingPaths(root),
	]);
} else {
	for (const document of documents.filter((one) => !isFresh(one))) {
		writeFileSync(join(root, document.path), document.text);
		console.log(`written: ${document.path}`);
	}
}

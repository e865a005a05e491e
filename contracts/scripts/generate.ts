/** `npm run contracts:generate`: writes openapi.json and asyncapi.json; with `-- --check` it only reports which are stale. */
import { readArguments } from "../../scripts/arguments.ts";
import { documents, staleDocuments, write } from "./documents.ts";

const { check } = readArguments({
	command: "npm run contracts:generate",
	about: "Writes openapi.json and asyncapi.json.",
	options: { check: { meaning: "Reports which are stale, and writes nothing." } },
});
const print = (line: string) => process.stdout.write(`${line}\n`);
const stale = staleDocuments();

if (check !== undefined) {
	for (const { file } of stale) {
		print(`contracts/${file} is stale: run "npm run contracts:generate" and commit it.`);
	}
	if (stale.length === 0) print("openapi.json and asyncapi.json are up to date.");
	else process.exitCode = 1;
} else {
	for (const document of stale) {
		write(document);
		print(`contracts/${document.file} written.`);
	}
	if (stale.length === 0) print(`${documents().length} documents are up to date.`);
}

/** `npm run contracts:generate`: writes openapi.json and asyncapi.json; with `-- --check` it only reports which are stale. */
import { documents, staleDocuments, write } from "./documents.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);
const stale = staleDocuments();

if (process.argv.includes("--check")) {
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

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { toAsyncApi } from "../src/asyncapi.ts";
import { calls, frames } from "../src/index.ts";
import { toOpenApi } from "../src/openapi.ts";
import { recordedFields } from "../src/recording/recorded-fields.ts";

export interface GeneratedDocument {
	/** Relative to the contracts package. */
	readonly file: string;
	readonly text: string;
}

const toText = (document: object): string => `${JSON.stringify(document, undefined, "\t")}\n`;

/** The documents as generated from the descriptions. */
export const documents = (): readonly GeneratedDocument[] => [
	{ file: "openapi.json", text: toText(toOpenApi(calls)) },
	{ file: "asyncapi.json", text: toText(toAsyncApi(frames)) },
	{ file: "src/recording/recorded-fields.json", text: toText(recordedFields(calls, frames)) },
];

const pathOf = ({ file }: GeneratedDocument): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

const committed = (document: GeneratedDocument): string | undefined => {
	try {
		return readFileSync(pathOf(document), "utf8");
	} catch {
		return undefined;
	}
};

/** The documents whose file is missing or out of date. */
export const staleDocuments = (): readonly GeneratedDocument[] =>
	documents().filter((document) => committed(document) !== document.text);

export const write = (document: GeneratedDocument): void => writeFileSync(pathOf(document), document.text);

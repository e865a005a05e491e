import { calls, frames } from "@tradewind/contracts";
import { toAsyncApi, toOpenApi } from "@tradewind/contracts/documents";
import { apiReference, type ShownAsyncApi, type ShownOpenApi } from "./api-reference.ts";

/** The text of the page that describes the calls and messages of the platform, from api-reference.html. */
export const apiText = (template: string): string =>
	template.replace("<!-- content -->", () =>
		apiReference(shown<ShownOpenApi>(toOpenApi(calls)), shown<ShownAsyncApi>(toAsyncApi(frames))),
	);

/** As the page reads a document, which is plain JSON. */
const shown = <Document>(document: object): Document => JSON.parse(JSON.stringify(document));

import { createPlatform } from "@tradewind/mock-server";
import { type Document, generatedNotice } from "./document.ts";

/** The address that `npm start` prints. */
const address = "http://localhost:4173";

/** The reference of the control, as a running platform serves it: for people, and as OpenAPI. */
export const controlReference = async (): Promise<readonly Document[]> => {
	const platform = createPlatform();
	const served = async (name: string) =>
		(await platform.fetch(new Request(`${address}/__control/${name}`))).text();
	const [title = "", ...rest] = (await served("help")).split("\n\n");
	const openApi: unknown = JSON.parse(await served("openapi.json"));
	platform.stop();
	return [
		{
			path: "docs/control.md",
			text: [title, generatedNotice("the commands in packages/mock-server/src"), ...rest].join("\n\n"),
		},
		{ path: "docs/control-openapi.json", text: `${JSON.stringify(openApi, null, "\t")}\n` },
	];
};

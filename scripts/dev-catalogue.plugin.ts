import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { uiRoot } from "./paths.ts";

/** The address of the catalogue. */
export const cataloguePath = "/__components";
const page = join(uiRoot, "catalogue/index.html");

/** The catalogue of components and machines; only for `npm run dev`, so that no build contains it. */
export const devCatalogue = (): Plugin => ({
	name: "tradewind:dev-catalogue",
	apply: "serve",
	configureServer: (server) => {
		server.middlewares.use(cataloguePath, async ({ originalUrl = cataloguePath }, response, next) => {
			try {
				const html = await server.transformIndexHtml(originalUrl, await readFile(page, "utf8"));
				response.setHeader("content-type", "text/html; charset=utf-8").end(html);
			} catch (error) {
				next(error);
			}
		});
	},
});

const inspected = "\0tradewind:inspected-xstate";

/** `createActor` of XState whose actors report their states to the catalogue; only for `npm run dev`. */
export const inspectedActors = (): Plugin => ({
	name: "tradewind:inspected-actors",
	apply: "serve",
	enforce: "pre",
	resolveId: (id, importer) =>
		id === "xstate" && importer !== inspected && !importer?.includes("/node_modules/") ? inspected : null,
	load: (id) => (id === inspected ? inspectedCode : null),
});

const inspectedCode = `
import { createActor as create } from "xstate";
import { reportActor } from "/catalogue/report-actors.ts";
export * from "xstate";
export const createActor = (logic, options) => create(logic, { inspect: reportActor, ...options });
`;

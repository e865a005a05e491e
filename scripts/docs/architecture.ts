import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cruiseTree } from "../boundaries/cruise.ts";
import { root } from "../paths.ts";
import { packageGraph, roomGraph } from "./dependency-graph.ts";
import { type Document, withPart } from "./document.ts";

/** The architecture page, written by hand but for the graphs of the imports that are really there. */
export const architecture = async (): Promise<Document> => {
	const path = "docs/architecture.md";
	const cruised = await cruiseTree(root);
	const written = readFileSync(join(root, path), "utf8");
	const text = withPart(
		withPart(written, "packages", packageGraph(cruised)),
		"rooms of the domain",
		roomGraph(cruised),
	);
	return { path, text };
};

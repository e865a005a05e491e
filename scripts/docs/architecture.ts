import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cruiseTree } from "../boundaries/cruise.ts";
import { root } from "../paths.ts";
import { nounGraph, packageGraph } from "./dependency-graph.ts";
import { type Document, withPart } from "./document.ts";

/** The architecture page. Only its two graphs are generated, from the imports in the sources. */
export const architecture = async (): Promise<Document> => {
	const path = "docs/architecture.md";
	const cruised = await cruiseTree(root);
	const written = readFileSync(join(root, path), "utf8");
	const text = withPart(
		withPart(written, "packages", packageGraph(cruised)),
		"nouns of the domain",
		nounGraph(cruised),
	);
	return { path, text };
};

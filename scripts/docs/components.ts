import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Component, components } from "../../packages/ui-react/catalogue/component-list.ts";
import { root } from "../paths.ts";
import { type Document, generatedNotice } from "./document.ts";

const examplesFile = "packages/ui-react/src/components.test-support.tsx";

/** Each component with its picture and its shortest example, which is copied from a type-checked file. */
export const componentList = (): Document => {
	const source = readFileSync(join(root, examplesFile), "utf8");
	return {
		path: "docs/components.md",
		text: [
			"# Components",
			generatedNotice("scripts/docs/components.ts"),
			`What a screen is made of. The examples are in [${examplesFile.split("/").at(-1)}](../${examplesFile}), where they are type-checked; their texts stand for words (\`t("…")\`), which the lints require outside of tests. \`npm run dev\` shows them at \`/__components\`, in each theme, direction and language. \`npm run pictures\` takes the pictures again. [Adding a feature](adding-a-feature.md) shows them in a whole feature.`,
			components.map(({ name }) => `[${name}](#${anchorOf(name)})`).join(" · "),
			...components.map((component) => sectionOf(component, source)),
		]
			.join("\n\n")
			.concat("\n"),
	};
};

const sectionOf = ({ name, files, picture, about, examples }: Component, source: string): string =>
	[
		`## ${name}`,
		about,
		files.map((file) => `[${file}](../packages/ui-react/src/${file})`).join(" · "),
		...(picture ? [`<img src="pictures/components/${picture}.png" width="320" alt="${name}">`] : []),
		["```tsx", ...examples.map((example) => codeOf(example, source)), "```"].join("\n"),
	].join("\n\n");

/** The declaration of an exported example. Throws if there is none. */
const codeOf = (name: string, source: string): string => {
	const start = source.indexOf(`export const ${name} =`);
	if (start < 0) throw new Error(`${examplesFile} has no example ${name}.`);
	const end = source.indexOf("\n\nexport const ", start);
	return source.slice(start, end < 0 ? undefined : end).trim();
};

const anchorOf = (name: string): string => name.toLowerCase().replaceAll(" ", "-");

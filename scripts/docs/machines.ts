import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../paths.ts";
import { type Document, generatedNotice, table } from "./document.ts";
import { type MachineFile, machineFiles } from "./machine-files.ts";
import { stateDiagram } from "./state-diagram.ts";

/** Every machine: its docstring and its diagram. */
export const machines = async (): Promise<Document> => {
	const files = await machineFiles();
	return {
		path: "docs/machines.md",
		text: [
			"# State machines",
			generatedNotice("the machines of packages/domain"),
			"What a customer sees is a state of one of these machines. An arrow is an event, with its guard in brackets. “answered” is any answer of a call, also a typed failure; “broke” is a defect. Events without a change of state are not drawn; `npm run dev` lists them at `/__components?part=machines`, together with the states of the actors in the other tabs of the browser.",
			table(
				["machine", "noun", "states"],
				files.map((file) => [
					`[${titleOf(file)}](#${anchorOf(file)})`,
					nounOf(file),
					Object.keys(file.machine.root.states).join(", "),
				]),
			),
			...files.map(chapter),
		]
			.join("\n\n")
			.concat("\n"),
	};
};

const chapter = (file: MachineFile): string => {
	const test = file.path.replace(/\.ts$/, ".test.ts");
	const tested = existsSync(join(root, test)) ? ` · tested in ${link(test)}` : "";
	return [
		`<a id="${anchorOf(file)}"></a>\n\n## ${titleOf(file)}`,
		`\`${file.name}\` in ${link(file.path)}${tested}`,
		file.reading,
		`\`\`\`mermaid\n${stateDiagram(file.machine)}\n\`\`\``,
	].join("\n\n");
};

const stemOf = ({ path }: MachineFile): string => path.split("/").at(-1)?.replace(".machine.ts", "") ?? path;

const titleOf = (file: MachineFile): string => {
	const title = stemOf(file).replaceAll("-", " ");
	return title.charAt(0).toUpperCase() + title.slice(1);
};

const anchorOf = (file: MachineFile): string => `${nounOf(file)}-${stemOf(file)}`;

/** `contract` for `packages/domain/src/contract/…`. */
const nounOf = ({ path }: MachineFile): string => path.split("/src/")[1]?.split("/")[0] ?? "";

const link = (path: string): string => `[${path.split("/").at(-1)}](../${path})`;

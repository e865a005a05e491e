import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../paths.ts";
import { type Document, generatedNotice, table } from "./document.ts";
import { type MachineFile, machineFiles } from "./machine-files.ts";
import { stateDiagram } from "./state-diagram.ts";

/** Every machine as a picture, with the paragraph that its file says of it. */
export const machines = async (): Promise<Document> => {
	const files = await machineFiles();
	return {
		path: "docs/machines.md",
		text: [
			"# State machines",
			generatedNotice("the machines of packages/domain"),
			"What a customer sees is a state of one of these. An arrow is an event, with the condition in brackets; “answered” is the answer of a call, whatever it says, “broke” a defect. Events that leave a machine in its state are not drawn.",
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

/** `contract`, of a path of the domain. */
const nounOf = ({ path }: MachineFile): string => path.split("/src/")[1]?.split("/")[0] ?? "";

const link = (path: string): string => `[${path.split("/").at(-1)}](../${path})`;

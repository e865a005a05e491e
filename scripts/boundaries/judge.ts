import type { ICruiseResult } from "dependency-cruiser";
import type { Check } from "../suite/checks.ts";
import { folderRules, forbidden } from "./rules.ts";

/** One check per rule, and one that every package has modules in the result: a gate that reads no files must fail. */
export const judge = ({ modules, summary }: ICruiseResult, packages: readonly string[]): readonly Check[] => [
	{
		name: `${modules.length} modules of ${packages.length} packages cruised`,
		problems: packages
			.filter((folder) => !modules.some(({ source }) => source.startsWith(`${folder}/src/`)))
			.map((folder) => `No module of ${folder}/src was cruised: this gate checks nothing there.`),
	},
	...[...forbidden, ...folderRules].map(({ name = "", comment = "" }) => {
		const violations = summary.violations.filter(({ rule }) => rule.name === name);
		const lines = violations.map(({ from, to, cycle }) =>
			[from, ...(cycle?.map((step) => step.name) ?? [to])].join(" → "),
		);
		return { name, problems: lines.length === 0 ? [] : [comment, ...lines] };
	}),
];

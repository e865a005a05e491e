import { globSync } from "node:fs";
import { cruise, type ICruiseOptions, type ICruiseResult } from "dependency-cruiser";
import { folderRules, forbidden, tests } from "./rules.ts";

/**
 * The modules of the tree at `base` with their imports and the violations of the rules. Sources are read with swc:
 * without it, dependency-cruiser can't read TypeScript 7 and would silently find nothing.
 */
export const cruiseTree = async (base: string): Promise<ICruiseResult> => {
	const files = await cruised(base, ["contracts/src", "packages/*/src"], {
		ruleSet: { forbidden: [...forbidden] },
	});
	const folders = await cruised(base, ["packages/{domain,mock-server}/src"], {
		ruleSet: { forbidden: [...folderRules] },
		exclude: { path: tests },
	});
	const violations = [...files.summary.violations, ...folders.summary.violations];
	return { ...files, summary: { ...files.summary, violations } };
};

const cruised = async (
	base: string,
	folders: readonly string[],
	options: ICruiseOptions,
): Promise<ICruiseResult> => {
	const { output } = await cruise(globSync(folders, { cwd: base }), {
		...options,
		baseDir: base,
		parser: "swc",
		validate: true,
		doNotFollow: { path: "node_modules" },
		combinedDependencies: false,
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			conditionNames: ["import", "browser", "default", "types"],
		},
	});
	if (typeof output === "string") throw new Error(output);
	return output;
};

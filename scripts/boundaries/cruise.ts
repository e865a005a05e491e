import { globSync } from "node:fs";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { forbidden } from "./rules.ts";

/**
 * The modules of the tree at `base` with their imports and the violations of the rules. Sources are read with swc:
 * without it, dependency-cruiser can't read TypeScript 7 and would silently find nothing.
 */
export const cruiseTree = async (base: string): Promise<ICruiseResult> => {
	const { output } = await cruise(globSync(["contracts/src", "packages/*/src"], { cwd: base }), {
		baseDir: base,
		parser: "swc",
		validate: true,
		ruleSet: { forbidden: [...forbidden] },
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

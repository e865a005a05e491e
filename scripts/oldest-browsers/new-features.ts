import type { SourceFile } from "../lints/lint.ts";
import { type NewFeature, newInScripts } from "./script-features.ts";
import { newInStyle } from "./style-features.ts";

interface Found extends NewFeature {
	readonly file: SourceFile;
}

/**
 * The features in the files that the oldest supported browsers lack, each with its first occurrence, and the exceptions that are
 * not needed.
 */
export const newFeaturesIn = (
	files: { readonly scripts: readonly SourceFile[]; readonly styles: readonly SourceFile[] },
	exceptions: readonly (readonly [feature: string, reason: string])[],
): {
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
	readonly unused: readonly string[];
} => {
	const inScripts = newInScripts(files.scripts);
	const inStyles = files.styles.flatMap((file) => newInStyle(file).map((found) => ({ ...found, file })));
	const covers = (pattern: string, { feature }: NewFeature): boolean =>
		pattern.endsWith("*") ? feature.startsWith(pattern.slice(0, -1)) : feature === pattern;
	const problems = (all: readonly Found[]): readonly string[] => {
		const first = new Map<string, string>();
		for (const found of all)
			if (!first.has(found.feature) && !exceptions.some(([pattern]) => covers(pattern, found)))
				first.set(found.feature, describe(found));
		return [...first.values()].sort();
	};
	return {
		scripts: problems(inScripts),
		styles: problems(inStyles),
		unused: exceptions
			.filter(([pattern]) => ![...inScripts, ...inStyles].some((found) => covers(pattern, found)))
			.map(([pattern]) => `${pattern} is used nowhere, or every supported browser has it: remove it.`),
	};
};

const describe = ({ feature, browsers, file, start }: Found): string => {
	const place = file.text.slice(Math.max(0, start - 20), start + 60).replaceAll(/\s+/g, " ");
	return `${feature} needs ${browsers.join(", ")}: ${file.path} “…${place}…”`;
};

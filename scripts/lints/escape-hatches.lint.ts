import { filesOf, type Lint, placeIn } from "./lint.ts";

const hatches: readonly (readonly [pattern: RegExp, advice: string])[] = [
	[/\bas unknown as\b/g, "is a cast through unknown: read the value with a Schema or a type guard"],
	[/@ts-(ignore|expect-error|nocheck)\b/g, "switches the type checker off: fix the type"],
	[/\b(biome|eslint)-(ignore|disable)/g, "switches the linter off: fix the code"],
	[/\b(test|it|describe)(\.\w+)*\.(skip|only|todo|fixme)\b/g, "leaves tests out: fix or remove the test"],
];

/** Checks are not switched off, and no test is left out. */
export const escapeHatches: Lint = {
	name: "no check is switched off, no test left out",
	find: (root) =>
		filesOf(root, ["{contracts,packages,bench,reliability}/**/*.{ts,tsx,css}", "scripts/*.ts"], {
			withTests: true,
		}).flatMap((file) =>
			hatches.flatMap(([pattern, advice]) =>
				[...file.text.matchAll(pattern)].map(
					(match) => `${placeIn(file, match.index)}: "${match[0]}" ${advice}.`,
				),
			),
		),
};

import { filesOf, type Lint, placeIn, type SourceFile } from "./lint.ts";

const declared = /(?<![\w-])font-(size|weight)\s*:\s*([^;}]+)/g;
const allowed = {
	size: /^(var\(--tw-size-[a-z]+\)|inherit|[\d.]+em)$/,
	weight: /^(var\(--tw-strong\)|inherit|normal)$/,
};

/** Styles use only the sizes and weights of theme/tokens.css: the first page loads a font for each pair. */
export const typeScale: Lint = {
	name: "only sizes and weights of the type scale in styles",
	find: (root) => filesOf(root, ["packages/ui-react/src/**/*.css"]).flatMap(inCss),
};

const inCss = (file: SourceFile): readonly string[] =>
	[...file.text.matchAll(declared)]
		.filter(([, what, value]) => !allowed[what as "size" | "weight"].test(value?.trim() ?? ""))
		.map(
			(match) =>
				`${placeIn(file, match.index)}: ${match[0].trim()} is no step of the type scale: use var(--tw-size-…) and var(--tw-strong) of theme/tokens.css.`,
		);

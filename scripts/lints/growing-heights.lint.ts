import { filesOf, type Lint, placeIn, type SourceFile } from "./lint.ts";
import { declarationsOf, type StyleRule, styleRulesIn } from "./style-rules.ts";

/** Heights of pictures and drawings, which contain no text that grows with the letters. */
const pictures: readonly (readonly [file: string, selector: RegExp])[] = [
	["features/home/carousel/carousel.module.css", /^\.slides?$/],
	["features/home/carousel/carousel-block.module.css", /^\.block$/],
	["ui/form/picture-field.module.css", /^\.preview$/],
];

/** The thickness of a line, a dot or a progress bar. */
const maxThickness = 12;

/**
 * A height of text follows the text size: line heights are factors, at least that of the script (theme/scripts.css), and rows, chips, tabs, bars and fields have a minimum in
 * `rem`. Fixed are icons and other figures with a fixed width, lines up to 12 px, and the pictures above.
 */
export const growingHeights: Lint = {
	name: "heights follow the text size",
	find: (root) =>
		filesOf(root, ["packages/ui-react/src/**/*.css"]).flatMap((file) =>
			styleRulesIn(file).flatMap((rule) => problemsOf(file, rule)),
		),
};

const problemsOf = (file: SourceFile, rule: StyleRule): readonly string[] => {
	const declarations = declarationsOf(rule);
	const hasFixedWidth = declarations.some(
		({ name, value }) => name === "inline-size" && /^[\d.]+(px|rem|em)$/.test(value),
	);
	return declarations.flatMap(({ name, value, start }) => {
		const place = `${placeIn(file, start)}: ${name}: ${value}`;
		if (name === "line-height" && !isLineHeight(value))
			return [`${place} does not follow the text size and the script: use max(1.4, var(--tw-leading)).`];
		if (!/^(min-)?(block-size|height)$/.test(name) || hasFixedWidth || isPicture(file, rule)) return [];
		const pixels = [...value.matchAll(/([\d.]+)px/g)].map(([, count]) => Number(count));
		if (!value.includes("dvh") && pixels.some((count) => count > maxThickness))
			return [`${place} is in pixels: use min-block-size in rem.`];
		if (!name.startsWith("min-") && /^[\d.]+rem$/.test(value))
			return [`${place} cuts larger text off: use min-block-size.`];
		return [];
	});
};

/** A factor of at most 1 is of signs alone; one of 1.6 or more suffices for the marks of every script. */
const isLineHeight = (value: string): boolean =>
	/^(normal|inherit|max\(1\.\d+, var\(--tw-leading\)\))$/.test(value) ||
	(Number(value) > 0 && (Number(value) <= 1 || Number(value) >= 1.6));

const isPicture = (file: SourceFile, { selector }: StyleRule): boolean =>
	/(^|[\s>])(img|svg|video)$/.test(selector) ||
	pictures.some(([path, one]) => file.path.endsWith(path) && one.test(selector));

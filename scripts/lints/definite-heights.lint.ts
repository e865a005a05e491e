import { filesOf, type Lint, placeIn, type SourceFile } from "./lint.ts";
import { declarationsOf, type StyleRule, styleRulesIn } from "./style-rules.ts";

/** Percentages of a height that is definite: of a box with a fixed height, of a positioned box, or of the screen. */
const definite: readonly (readonly [file: string, selector: RegExp])[] = [
	["features/home/carousel/carousel.module.css", /^\.face( > .*)?$/],
	["features/home/top-instruments.module.css", /^\.button$/],
	["features/loan/agreement/agreement-paper.module.css", /^\.paper$/],
	["features/loan/signature/signature-input.module.css", /^\.pad$/],
	["features/support/chat-frame.module.css", /^\.frame$/],
	["instruments/rows/instrument-row.module.css", /^\.button$/],
	["instruments/rows/star.module.css", /^\.badged$/],
	["ui/toast/toast-list.module.css", /^\.loading::before$/],
];

/**
 * No height is a percentage of a height that follows from the content: Chromium and Firefox take it as `auto`, WebKit as 0, so that a whole sheet vanished there. The places
 * above are percentages of a definite height.
 */
export const definiteHeights: Lint = {
	name: "percentages only of definite heights",
	find: (root) =>
		filesOf(root, ["packages/ui-react/src/**/*.css"]).flatMap((file) =>
			styleRulesIn(file).flatMap((rule) => problemsOf(file, rule)),
		),
};

const problemsOf = (file: SourceFile, rule: StyleRule): readonly string[] =>
	declarationsOf(rule)
		.filter(({ name, value }) => /^((min|max)-)?(block-size|height)$/.test(name) && value.includes("%"))
		.filter(() => !definite.some(([path, one]) => file.path.endsWith(path) && one.test(rule.selector)))
		.map(
			({ name, value, start }) =>
				`${placeIn(file, start)}: ${name}: ${value} is 0 in WebKit if the height around it follows from the content: stretch it (align-self, flex) or name it in definite-heights.lint.ts.`,
		);

import { filesOf, type Lint, placeIn } from "./lint.ts";

const styles = /"(\.\.?\/[^"]+\.module\.css)"/g;

/** A style that several folders share belongs to a component of `ui/`. */
export const foreignStyles: Lint = {
	name: "no styles of another folder",
	find: (root) =>
		filesOf(root, ["packages/ui-react/src/**/*.{ts,tsx}"]).flatMap((file) =>
			[...file.text.matchAll(styles)]
				.filter(([, path = ""]) => !/^\.\/[^/]+$/.test(path))
				.map(
					({ index, 1: path }) =>
						`${placeIn(file, index)}: ${path} belongs to another folder. Use a component of ui/, or write the styles here.`,
				),
		),
};

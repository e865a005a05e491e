import { filesOf, type Lint, placeIn } from "./lint.ts";

/** The data of a path, as a literal. */
const drawing = /"(M-?\d[\d\s.,MLHVCSQTAZmlhvcsqtaz-]{7,})"/g;

/** An icon is drawn once: the drawings of several files are in `ui/icon/signs.ts`. */
export const repeatedDrawings: Lint = {
	name: "no drawing of an icon is written twice",
	find: (root) => {
		const first = new Map<string, string>();
		return filesOf(root, ["packages/ui-react/src/**/*.{ts,tsx}"]).flatMap((file) =>
			[...file.text.matchAll(drawing)].flatMap(({ index, 1: data = "" }) => {
				const place = placeIn(file, index);
				const other = first.get(data);
				if (other === undefined) first.set(data, place);
				return other === undefined
					? []
					: [`${place}: the drawing of ${other}. Share it in ui/icon/signs.ts.`];
			}),
		);
	},
};

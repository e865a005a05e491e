import { filesOf, type Lint, placeIn, type SourceFile } from "./lint.ts";
import { parse, quasisOf, stringOf, walk } from "./syntax.ts";

const ui = "packages/ui-react/src";
const feature = /\/src\/features\/([^/]+)\//;
/** The noun of a file: that of its feature, or of what several features show. */
const noun = /\/src\/(?:features|parts)\/([^/]+)\//;

/**
 * Exempt: the route table, which names the titles of all screens; screens, which compose features; and the sources of all figures, whose
 * names are read once the words of all features are loaded.
 */
const isExempt = ({ path }: SourceFile): boolean =>
	/\/src\/(routes(\.ts|\/)|screens\/|figures\/sources\/)/.test(path);

/**
 * A file of a feature uses the words of its own feature or of `shared.`, since words of other features may not be loaded; so does
 * what several features show of its noun (`parts/<noun>/`). If a
 * part of the feature belongs to the first load (`first-words/`), only its folders with `words/` load the other words.
 */
export const wordScope: Lint = {
	name: "a file uses the words of its own feature or shared ones",
	find: (root) => {
		const catalogues = filesOf(root, [`${ui}/**/{first-words,words}/en.json`]);
		const features = new Set(catalogues.flatMap(({ path }) => feature.exec(path)?.[1] ?? []));
		const early = new Set(
			catalogues.flatMap(({ path }) =>
				path.includes("/first-words/") ? (feature.exec(path)?.[1] ?? []) : [],
			),
		);
		const late = catalogues.filter(({ path }) => path.endsWith("/words/en.json"));
		const lateFolders = late.map(({ path }) => path.replace(/words\/en\.json$/, ""));
		const lateKeys = new Set(
			late
				.filter(({ path }) => early.has(noun.exec(path)?.[1] ?? ""))
				.flatMap(({ text }) => Object.keys(JSON.parse(text))),
		);
		const allKeys = catalogues.flatMap(({ text }) => Object.keys(JSON.parse(text)));

		const problemOf = (file: SourceFile, key: string): string | undefined => {
			const [owner = ""] = key.split(".");
			if (features.has(owner) && owner !== noun.exec(file.path)?.[1])
				return `${key} belongs to features/${owner}/.`;
			const meant = allKeys.filter((one) => (key.endsWith(".") ? one.startsWith(key) : one === key));
			const isLate = meant.length > 0 && meant.every((one) => lateKeys.has(one));
			if (isLate && !lateFolders.some((folder) => file.path.startsWith(folder)))
				return `${key} is not part of the first load: use it in a folder that has words/.`;
			return undefined;
		};
		return filesOf(root, [`${ui}/**/*.{ts,tsx}`])
			.filter((file) => !isExempt(file))
			.flatMap((file) =>
				walk(parse(file)).flatMap((node) => {
					const key = (node.type === "TemplateLiteral" ? quasisOf(node)[0] : stringOf(node)) ?? "";
					if (!/^[a-z][\w-]*\.[\w.-]*$/.test(key)) return [];
					const problem = problemOf(file, key);
					return problem === undefined ? [] : [`${placeIn(file, node.start)}: ${problem}`];
				}),
			);
	},
};

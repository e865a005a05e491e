import { filesOf, type Lint, placeIn } from "./lint.ts";
import { parse, quasisOf, stringOf, walk } from "./syntax.ts";

const ui = "packages/ui-react/src";

/** Outside of their rooms; whoever loads these waits for the words. */
const waiting: readonly string[] = [
	`${ui}/app/tell-in-passing.ts`,
	`${ui}/figures/balance-computations.tsx`,
	`${ui}/shell/activity-text.ts`,
];

/** The folders of the catalogue: `features/{a,b}/words`, `shell/{c,d}/words`. */
const listed = /(features|shell)\/\{([^}]+)\}\/words/g;

/**
 * The words of a room whose code comes when it is entered come with that code, and with them those of all such rooms: nobody
 * outside of them may say them.
 */
export const laterWords: Lint = {
	name: "what comes later is said in the rooms that come later",
	find: (root) => {
		const [catalogue] = filesOf(root, [`${ui}/i18n/catalogues/later/en.ts`]);
		const rooms = [...(catalogue?.text ?? "").matchAll(listed)].flatMap(([, floor, names = ""]) =>
			names.split(",").map((name) => ({
				folder: `${ui}/${floor}/${name}`,
				/** The first parts of its keys. */
				room: floor === "shell" ? `shell/${name}` : name,
			})),
		);
		const prefixes = new Map(
			rooms.flatMap(({ folder, room }) =>
				filesOf(root, [`${folder}/words/en.json`]).flatMap(({ text }) =>
					Object.keys(JSON.parse(text)).map((key) => [prefixOf(key, room), room] as const),
				),
			),
		);
		const isLater = (path: string) => rooms.some(({ folder }) => path.startsWith(`${folder}/`));
		return filesOf(root, [`${ui}/**/*.{ts,tsx}`])
			.filter(({ path }) => !waiting.includes(path) && !isLater(path))
			.flatMap((file) =>
				[...walk(parse(file))].flatMap((node) => {
					const text = (node.type === "TemplateLiteral" ? quasisOf(node)[0] : stringOf(node)) ?? "";
					return [...prefixes]
						.filter(([prefix]) => isOf(prefix, text))
						.map(
							([, room]) =>
								`${placeIn(file, node.start)}: ${text} is a word of ${room}, which may not have come yet.`,
						);
				}),
			);
	},
};

/** `contract.share.` of the words of `contract/share`. */
const prefixOf = (key: string, room: string): string =>
	key
		.split(".")
		.slice(0, room.split("/").length)
		.map((part) => `${part}.`)
		.join("");

const isOf = (prefix: string, text: string): boolean =>
	text.startsWith(prefix) && /^([\w$]|$)/.test(text.slice(prefix.length));

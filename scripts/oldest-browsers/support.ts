import type {
	BrowserName,
	CompatStatement,
	Identifier,
	SimpleSupportStatement,
} from "@mdn/browser-compat-data";
import { supportedBrowsers } from "../../packages/ui-react/build/browsers.ts";

/** The names of the compatibility data for each name of `browserslist`. */
const browsersOf: Readonly<Record<string, readonly BrowserName[]>> = {
	chrome: ["chrome", "chrome_android"],
	edge: ["edge"],
	firefox: ["firefox", "firefox_android"],
	safari: ["safari"],
	ios_saf: ["safari_ios"],
	samsung: ["samsunginternet_android"],
};

/** The oldest supported version of each browser. */
export const oldestBrowsers: readonly (readonly [browser: BrowserName, version: number])[] =
	supportedBrowsers().flatMap((line) => {
		const [name = "", version = ""] = line.split(" >= ");
		return (browsersOf[name] ?? []).map((browser) => [browser, Number(version)] as const);
	});

/** The oldest supported browsers that lack the feature, with the version that has it, such as `safari 18.4`. */
export const lacking = (compat: CompatStatement | undefined): readonly string[] =>
	compat === undefined
		? []
		: oldestBrowsers.flatMap(([browser, version]) => {
				const first = firstVersion(compat.support[browser]);
				return first <= version ? [] : [`${browser} ${first === Number.POSITIVE_INFINITY ? "never" : first}`];
			});

/** The first version that has the feature under its own name and without a flag; infinity if none has. */
export const firstVersion = (
	support: SimpleSupportStatement | readonly SimpleSupportStatement[] | undefined,
): number => {
	// If the data does not mention a feature, it counts as supported.
	if (support === undefined) return 0;
	const statements = Array.isArray(support) ? support : [support];
	return Math.min(
		Number.POSITIVE_INFINITY,
		...statements.map((one: SimpleSupportStatement) => {
			const isWhole = one.version_removed === undefined && one.flags === undefined && !one.alternative_name;
			return isWhole && typeof one.version_added === "string"
				? Number(one.version_added.replace("≤", "").replace("preview", "9999"))
				: Number.POSITIVE_INFINITY;
		}),
	);
};

/** The part of the compatibility data with this name. */
export const childOf = (parent: object | undefined, name: string): Identifier | undefined => {
	const value =
		parent && name !== "__compat" && Object.hasOwn(parent, name) ? Reflect.get(parent, name) : undefined;
	return isIdentifier(value) ? value : undefined;
};

const isIdentifier = (value: unknown): value is Identifier => typeof value === "object" && value !== null;

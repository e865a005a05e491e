import type { IForbiddenRuleType } from "dependency-cruiser";

/** The imports that each package may have (docs/architecture.md): other packages, then libraries. */
const mayImport = {
	contracts: { packages: [], libraries: ["effect"] },
	domain: {
		packages: [],
		libraries: ["effect", "xstate", "@noble/hashes", "@scure/base", "ibantools"],
	},
	"adapters-http": { packages: ["domain", "contracts"], libraries: ["effect", "ky"] },
	"adapters-ws": { packages: ["domain", "contracts"], libraries: ["effect"] },
	"mock-server": {
		packages: ["domain", "contracts"],
		libraries: [
			"effect",
			"dayjs",
			"hono",
			"@hono/node-server",
			"ws",
			"@faker-js/faker",
			"msw",
			"@noble/hashes",
			"@simplewebauthn/server",
			"idb",
		],
	},
	demo: {
		packages: ["domain", "adapters-ws", "mock-server"],
		libraries: ["workbox-precaching", "workbox-core"],
	},
	"test-kit": {
		packages: ["domain", "mock-server"],
		libraries: ["@playwright/test", "axe-core"],
	},
} as const;

/** The modules of Node that packages may import. */
const ofNode = {
	"mock-server": "fs|fs/promises|http|module|path|url|util|zlib|crypto|stream|process|os|events|net|sqlite",
	"test-kit": "fs|path|module|child_process|readline",
} as const;

const folderOf = (name: string): string => (name === "contracts" ? "contracts/" : `packages/${name}/`);
export const tests = "\\.test(-support)?\\.tsx?$|/test/|/e2e/|/catalogue/";
const codeOf = (name: string) => ({ path: `^${folderOf(name)}src/`, pathNot: tests });

const packageRules = Object.entries(mayImport).map(([name, { packages, libraries }]): IForbiddenRuleType => {
	const allowed = [
		`^${folderOf(name)}`,
		...packages.map((other) => `^${folderOf(other)}`),
		...libraries.map((library) => `(^|/)node_modules/${library}/`),
		...(name in ofNode ? [`^(node:)?(${ofNode[name as keyof typeof ofNode]})$`] : []),
	];
	return {
		name: `${name}-imports`,
		severity: "error",
		comment: `${name} may import only ${[...packages, ...libraries].join(", ")}. Put the code where what it needs is allowed, or ask for it through a port.`,
		from: codeOf(name),
		to: { pathNot: allowed.join("|"), couldNotResolve: false },
	};
});

/** The folders of the UI, highest first: each may import those after it. */
export const layers = [
	...["start", "screens", "features", "parts", "activity", "instruments", "issues", "figures"],
	...["router", "wiring", "kept", "ui"],
	...["i18n", "theme", "state", "storage"],
];

const platform = "packages/mock-server/src";

/** The files and folders of the mock platform, highest first. Every folder that is not listed is a noun. */
const platformLayers = [
	{ name: "entry", has: ["main.ts", "index.ts"] },
	{ name: "hosts", has: ["hosts"] },
	{ name: "platform", has: ["platform.ts", "worlds"] },
	{ name: "operation", has: ["control", "http", "provider-states", "scenarios", "world-commands"] },
	{ name: "world", has: ["world.ts", "nouns.ts"] },
	{ name: "nouns", has: [] },
	{
		name: "services",
		has: [
			...["core", "realtime", "market", "site", "payment", "commands", "api", "customers"],
			...["messages", "ledger", "clock", "safety", "words", "random", "journal", "collections"],
		],
	},
] as const;

const matching = (names: readonly string[]): string =>
	`^${platform}/(${names.map((name) => name.replace(".", "\\.")).join("|")})(/|$)`;

const platformRules = platformLayers.slice(1).map(({ name, has }, index): IForbiddenRuleType => {
	const higher = platformLayers.slice(0, index + 1).flatMap((layer) => layer.has);
	const listed = platformLayers.flatMap((layer) => layer.has);
	return {
		name: `mock-server-${name}-imports-downwards`,
		severity: "error",
		comment: `Imports of the mock platform run downwards only: ${platformLayers.map((layer) => layer.name).join(", ")}. Pass in what is higher, or let the noun register with the service.`,
		from:
			has.length > 0
				? { path: matching(has), pathNot: tests }
				: { path: `^${platform}/`, pathNot: `${matching(listed)}|${tests}` },
		to: name === "services" ? { path: `^${platform}/`, pathNot: matching(has) } : { path: matching(higher) },
	};
});

/** Rules between folders. Tests do not count: they use the whole platform. */
export const folderRules: readonly IForbiddenRuleType[] = [
	{
		name: "mock-server-folders-without-circles",
		severity: "error",
		comment: "These folders need each other. Move what both need to a folder below, or pass it in.",
		scope: "folder",
		from: { path: `^${platform}/` },
		to: { circular: true },
	},
	{
		name: "domain-nouns-without-circles",
		severity: "error",
		comment: "These nouns need each other. Move what both need to the folder of the noun below.",
		scope: "folder",
		from: { path: "^packages/domain/src/[^/]+$" },
		to: { circular: true },
	},
];

/** The import boundaries, each with a sentence about what to do instead. */
export const forbidden: readonly IForbiddenRuleType[] = [
	...packageRules,
	{
		name: "ui-speaks-domain",
		severity: "error",
		comment:
			"Only src/start/ may import adapters or the mock platform (and state/ports.ts their type), and nothing of the UI imports contracts. Use a port or a machine of the domain.",
		from: {
			path: "^packages/ui-react/src/",
			pathNot: `^packages/ui-react/src/(start/|state/ports\\.ts$)|${tests}`,
		},
		to: {
			path: "^contracts/|^packages/(adapters-http|adapters-ws|mock-server)/|^@tradewind/(contracts|adapters-|mock-server)|(^|/)node_modules/ky/",
		},
	},
	{
		name: "start-reads-no-wire",
		severity: "error",
		comment: "src/start/ gives adapters to the domain; it does not read wire payloads itself.",
		from: { path: "^packages/ui-react/src/start/", pathNot: tests },
		to: { path: "^contracts/|(^|/)node_modules/ky/" },
	},
	{
		name: "documents-are-not-in-the-app",
		severity: "error",
		comment:
			"The texts of OpenAPI and AsyncAPI are for scripts and the mock platform: the app would load them without use.",
		from: { path: "^packages/(domain|adapters-http|adapters-ws|ui-react)/src/", pathNot: tests },
		to: { path: "^contracts/src/(documents|openapi|asyncapi|describer|meanings)" },
	},
	{
		name: "wire-without-its-texts",
		severity: "error",
		comment:
			"The schemas of the wire are part of the app, their meanings are not: only the documents import them.",
		from: {
			path: "^contracts/src/",
			pathNot: `^contracts/src/(documents|openapi|asyncapi|describer|meanings)|${tests}`,
		},
		to: { path: "^contracts/src/(documents|openapi|asyncapi|describer|meanings)" },
	},
	{
		name: "features-are-independent",
		severity: "error",
		comment:
			"A feature does not import another feature. Move the shared piece to a folder below features/, or the shared fact to a machine of the domain; compose features in screens/.",
		from: { path: "^packages/ui-react/src/features/([^/]+)/" },
		to: { path: "^packages/ui-react/src/features/", pathNot: "^packages/ui-react/src/features/$1/" },
	},
	...layers.slice(1).map(
		(layer, index): IForbiddenRuleType => ({
			name: `ui-${layer}-imports-downwards`,
			severity: "error",
			comment: `Imports of the UI run downwards only: ${layers.join(", ")}. Move the code to the folder that may import what it needs, or pass it in.`,
			// The module that maps routes to screens imports the screens of the first load.
			from: {
				path: `^packages/ui-react/src/${layer}/`,
				pathNot: `^packages/ui-react/src/router/load-screen\\.tsx$|${tests}`,
			},
			to: { path: `^packages/ui-react/src/(${layers.slice(0, index + 1).join("|")})/` },
		}),
	),
	...platformRules,
	{
		name: "trading-without-forms",
		severity: "error",
		comment: "The first load, the trading pages and what they share load no forms. Use src/ui/control/.",
		from: {
			path: "^packages/ui-react/src/(screens|features/(home|search|market|contract|micro)|parts|activity|instruments|issues|figures|router|wiring|ui|kept|state)/",
			pathNot: "^packages/ui-react/src/(ui/form|parts/security)/",
		},
		to: { path: "^packages/ui-react/src/ui/form/" },
	},
	{
		name: "entry-points-only",
		severity: "error",
		comment:
			"Another package is entered by its entry point (its index.ts or a named export), never by a path into it.",
		from: { path: "^(contracts|packages/[^/]+)/" },
		to: {
			path: "^(contracts|packages/[^/]+)/",
			pathNot:
				"^$1/|^(contracts|packages/[^/]+)/src/index\\.ts$|^packages/domain/src/[^/]+/index\\.ts$|^contracts/src/pact/index\\.ts$|^contracts/src/documents\\.ts$|^packages/mock-server/src/hosts/(node|msw|browser|indexed-world|platform-path)\\.ts$|^packages/mock-server/src/content/video-range\\.ts$|^packages/mock-server/src/.+\\.html$",
		},
	},
	{
		name: "no-barrel-inside",
		severity: "error",
		comment: "Inside a package import the file itself: its index.ts is the entry point for other packages.",
		from: { path: "^(contracts|packages/[^/]+)/src/" },
		to: { path: "^$1/src/.*\\bindex\\.tsx?$" },
	},
	{
		name: "no-circle",
		severity: "error",
		comment: "These files need each other. Move what both need into a file of its own.",
		from: {},
		to: { circular: true },
	},
	{
		name: "no-tools-in-sources",
		severity: "error",
		comment:
			"Sources must run without devDependencies: declare the package under dependencies, or use it only in tests.",
		from: { path: "^(contracts|packages/[^/]+)/src/", pathNot: tests },
		to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
	},
	{
		name: "declared-libraries",
		severity: "error",
		comment:
			"The package.json of this package doesn't name this library. Declare it there, with its exact version.",
		from: { path: "^(contracts|packages/[^/]+)/src/", pathNot: tests },
		to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
	},
	{
		name: "no-test-in-sources",
		severity: "error",
		comment: "Sources don't import tests. Move what both need into a file of its own.",
		from: { pathNot: tests },
		to: { path: tests, pathNot: "node_modules/" },
	},
	{
		name: "nothing-missing",
		severity: "error",
		comment: "This import leads nowhere.",
		from: {},
		to: { couldNotResolve: true, pathNot: "^virtual:" },
	},
];

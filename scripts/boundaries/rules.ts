import type { IForbiddenRuleType } from "dependency-cruiser";

/** What each package may import besides itself (docs/architecture.md): other packages, then libraries. */
const mayImport = {
	contracts: { packages: [], libraries: ["effect"] },
	domain: { packages: [], libraries: ["effect", "xstate"] },
	"adapters-http": { packages: ["domain", "contracts"], libraries: ["effect", "ky"] },
	"adapters-ws": { packages: ["domain", "contracts"], libraries: ["effect"] },
	"mock-server": {
		packages: ["domain", "contracts"],
		libraries: ["effect", "hono", "@hono/node-server", "ws", "@faker-js/faker", "msw"],
	},
} as const;

const folderOf = (name: string): string => (name === "contracts" ? "contracts/" : `packages/${name}/`);
const tests = "\\.test(-support)?\\.tsx?$|/test/|/e2e/";
const codeOf = (name: string) => ({ path: `^${folderOf(name)}src/`, pathNot: tests });

const packageRules = Object.entries(mayImport).map(([name, { packages, libraries }]): IForbiddenRuleType => {
	const allowed = [
		`^${folderOf(name)}`,
		...packages.map((other) => `^${folderOf(other)}`),
		...libraries.map((library) => `(^|/)node_modules/${library}/`),
		...(name === "mock-server"
			? ["^(node:)?(fs|fs/promises|http|path|url|util|zlib|crypto|stream|process|os|events|net)$"]
			: []),
	];
	return {
		name: `${name}-imports`,
		severity: "error",
		comment: `${name} may import only ${[...packages, ...libraries].join(", ")}. Put the code where what it needs is allowed, or ask for it through a port.`,
		from: codeOf(name),
		to: { pathNot: allowed.join("|"), couldNotResolve: false },
	};
});

/** Who may import whom, each with a sentence for the person who meets it. */
export const forbidden: readonly IForbiddenRuleType[] = [
	...packageRules,
	{
		name: "ui-speaks-domain",
		severity: "error",
		comment:
			"The wire and the adapters end at the composition root: only src/app/ may import adapters or the mock platform, and nothing of the UI imports contracts. Ask for the fact through a domain port or machine.",
		from: { path: "^packages/ui-react/src/", pathNot: `^packages/ui-react/src/app/|${tests}` },
		to: {
			path: "^contracts/|^packages/(adapters-http|adapters-ws|mock-server)/|^@tradewind/(contracts|adapters-|mock-server)|(^|/)node_modules/ky/",
		},
	},
	{
		name: "ui-app-needs-no-wire",
		severity: "error",
		comment: "The composition root gives adapters to the domain; it doesn't read wire payloads itself.",
		from: { path: "^packages/ui-react/src/app/", pathNot: tests },
		to: { path: "^contracts/|(^|/)node_modules/ky/" },
	},
	{
		name: "features-are-strangers",
		severity: "error",
		comment:
			"A feature doesn't import another feature. Move the shared piece to shell/ or figures/, or the shared fact to a domain machine.",
		from: { path: "^packages/ui-react/src/features/([^/]+)/" },
		to: { path: "^packages/ui-react/src/features/", pathNot: "^packages/ui-react/src/features/$1/" },
	},
	{
		name: "shared-pieces-know-no-feature",
		severity: "error",
		comment:
			"shell/, figures/, i18n/ and theme/ serve every feature and depend on none (the word lists of i18n apart). Pass the piece in from src/app/ or src/pages/.",
		from: { path: "^packages/ui-react/src/(?!features/|app/|pages/)[^/]+/", pathNot: tests },
		to: {
			path: "^packages/ui-react/src/(features|app|pages)/",
			pathNot: "^packages/ui-react/src/features/.+/words/[a-z]+\\.json$",
		},
	},
	{
		name: "features-know-no-composition",
		severity: "error",
		comment:
			"Only src/app/ and src/pages/ put the pieces together. A feature gets what it needs by useApp().",
		from: { path: "^packages/ui-react/src/features/", pathNot: tests },
		to: { path: "^packages/ui-react/src/(app|pages)/" },
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
				"^$1/|^(contracts|packages/[^/]+)/src/index\\.ts$|^packages/domain/src/[^/]+/index\\.ts$|^contracts/src/pact/index\\.ts$|^packages/mock-server/src/hosts/(node|msw)\\.ts$",
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
		to: { path: tests },
	},
	{
		name: "nothing-missing",
		severity: "error",
		comment: "This import leads nowhere.",
		from: {},
		to: { couldNotResolve: true, pathNot: "^virtual:" },
	},
];

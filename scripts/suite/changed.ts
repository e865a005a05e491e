/** Selects the tests that a change can affect, for `npm test -- --changed`. */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path/posix";
import { routes } from "../../packages/ui-react/src/routes.ts";
import { groupsOfFaults } from "../gate-checks/seeded-faults.ts";
import { root } from "../paths.ts";

export interface Change {
	/** The commit that the working tree is compared with. */
	readonly since: string;
	/** Changed, added and deleted files, relative to the root. */
	readonly files: readonly string[];
}

/** All tests of a part, none, or those that these arguments for its tool select. */
export type Selection = "all" | "none" | readonly string[];

/** All changes since `ref`, by default since the branch left `main`: committed, uncommitted and untracked. */
export const changeSince = (ref?: string): Change => {
	const since = git("merge-base", "HEAD", ref ?? "main")[0] ?? "";
	const files = [
		...git("diff", "--name-only", "--no-renames", since),
		...git("ls-files", "--others", "--exclude-standard"),
	];
	return { since, files: files.filter((file) => file !== "").sort() };
};

const git = (...args: readonly string[]): readonly string[] => {
	const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
	if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr.trim()}`);
	return stdout.trim().split("\n");
};

/** Files that affect the runs of all tools. */
const settings =
	/^(package(-lock)?\.json|\.ci\/|tsconfig|biome\.json|vitest\.)|\/(package|tsconfig[^/]*)\.json$/;
const code = /\.(ts|tsx|js|mjs)$/;
const isTest = (file: string): boolean => /\.(test|test-support)\.tsx?$/.test(file);
const appSources =
	/^(brand|contracts\/src|packages\/[^/]+\/(src|public|build|media))\/|\.config\.(ts|js|cjs)$|\.html$/;

const isOfApp = (file: string): boolean => appSources.test(file) && !isTest(file);

/**
 * The tests of the part `name` that the change can affect. Vitest finds the tests that import a changed file. If tests read
 * files or start processes instead, a change of these files selects the whole part, as does every unclear case.
 */
export const selectionOf = (name: string, { since, files }: Change): Selection => {
	if (files.length === 0) return "none";
	if (files.some((file) => settings.test(file) || file.startsWith("scripts/suite/"))) return "all";
	const some = (pattern: RegExp): boolean => files.some((file) => pattern.test(file));
	const allIf = (isAffected: boolean): Selection => (isAffected ? "all" : "none");
	const importers = [`--changed=${since}`];
	switch (name) {
		case "types":
		case "boundaries":
			return allIf(some(code) || some(/\.json$/));
		case "lint":
		case "docs":
			return allIf(some(code) || some(/\.(json|css|html|md)$/));
		case "unit":
			return some(/\.(css|json)$/) ? "all" : importers;
		case "tools":
			return some(/^(scripts|packages\/domain\/src)\//) ? "all" : importers;
		case "properties":
			return allIf(
				files.some((file) => /^(packages\/domain\/src|scripts\/prove)/.test(file) && !isTest(file)),
			);
		case "contracts":
			return some(/^contracts\//) ? "all" : importers;
		case "bench":
			return allIf(some(/^bench\//) || files.some(isOfApp));
		case "gate-checks":
			return allIf(some(/^scripts\//) || groupsOfFaults.flat().some(({ file }) => files.includes(file)));
		case "build":
		case "e2e": {
			const specs = browserTests(files);
			return name === "build" && specs !== "none" ? "all" : specs;
		}
		case "engines":
			return allIf(files.some((file) => !isTest(file) && isOfEngines(file)));
		default:
			return "all";
	}
};

const isOfEngines = (file: string): boolean =>
	appSources.test(file) || (file.includes("/e2e/") && !file.endsWith(".spec.ts"));

const uiRoot = "packages/ui-react";

/**
 * The browser tests that a change can affect. A spec belongs to a feature if it, or a file that it imports, names one of
 * the feature's paths. A change of a spec, or of a file that specs import, selects these specs. Everything outside
 * `features/` and `e2e/` belongs to all.
 */
const browserTests = (files: readonly string[]): Selection => {
	const affecting = files.filter((file) => isOfApp(file) || file.includes("/e2e/"));
	if (affecting.length === 0) return "none";
	const specs = globSync(`${uiRoot}/e2e/*.spec.ts`, { cwd: root }).map((spec) => withImports(spec));
	const selected = new Set<string>();
	for (const file of affecting) {
		const [, feature] = /^packages\/ui-react\/src\/features\/([^/]+)\//.exec(file) ?? [];
		if (feature === undefined && !file.includes("/e2e/")) return "all";
		const paths = feature === undefined ? [] : pathsOf(feature);
		const own = specs.filter(
			({ imports, text }) => imports.includes(file) || paths.some((path) => names(text, path)),
		);
		if (own.length === 0 && !file.endsWith(".spec.ts")) return "all";
		for (const { imports } of own) selected.add(basename(imports[0] ?? ""));
	}
	return selected.size === 0 ? "none" : [...selected].sort();
};

/** The paths of the routes whose screen is in the feature, or is composed of it. */
const pathsOf = (feature: string): readonly string[] =>
	routes
		.filter(({ screen }) => {
			if (screen.startsWith(`features/${feature}/`)) return true;
			return (
				screen.startsWith("screens/") &&
				withImports(`${uiRoot}/src/${screen}.screen.tsx`).text.includes(`/features/${feature}/`)
			);
		})
		.map(({ path }) => path);

const names = (text: string, path: string): boolean =>
	['"', "'", "`", "?", "#"].some(
		(end) => text.includes(`"${path}${end}`) || text.includes(`\`${path}${end}`),
	);

/** A file, all files of its package that it imports, and their text. */
const withImports = (file: string): { readonly imports: readonly string[]; readonly text: string } => {
	const imports = [file];
	let text = "";
	for (const one of imports) {
		const own = readFileSync(join(root, one), "utf8");
		text += own;
		for (const [, specifier = ""] of own.matchAll(/from "(\.[^"]+\.tsx?)"/g)) {
			const imported = normalize(join(dirname(one), specifier));
			if (!imports.includes(imported)) imports.push(imported);
		}
	}
	return { imports, text };
};

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { root } from "../places.ts";

const leftOut = new Set([
	"node_modules",
	"dist",
	"test-results",
	"playwright-report",
	".git",
	".vite",
	"logs",
]);
const workspaceScope = "@tradewind";

/** A copy of the tree to plant faults in; `using` removes it. Libraries are linked, our own packages are the copies. */
export const copyTree = (): { readonly folder: string } & Disposable => {
	const folder = mkdtempSync(join(tmpdir(), "tradewind-copy-"));
	for (const entry of readdirSync(root)) {
		if (leftOut.has(entry)) continue;
		cpSync(join(root, entry), join(folder, entry), {
			recursive: true,
			filter: (path) => !leftOut.has(basename(path)),
		});
	}
	linkLibraries(folder);
	for (const name of readdirSync(join(root, "packages"))) {
		const own = join("packages", name, "node_modules");
		if (existsSync(join(root, own))) symlinkSync(join(root, own), join(folder, own), "junction");
	}
	return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
};

const linkLibraries = (folder: string): void => {
	const libraries = join(folder, "node_modules");
	mkdirSync(join(libraries, workspaceScope), { recursive: true });
	for (const entry of readdirSync(join(root, "node_modules"))) {
		if (entry === workspaceScope || entry === ".cache" || entry.startsWith(".vite")) continue;
		symlinkSync(join(root, "node_modules", entry), join(libraries, entry), "junction");
	}
	const workspaces = [
		"contracts",
		...readdirSync(join(folder, "packages")).map((name) => `packages/${name}`),
	];
	for (const workspace of workspaces)
		symlinkSync(join(folder, workspace), join(libraries, workspaceScope, basename(workspace)), "junction");
};

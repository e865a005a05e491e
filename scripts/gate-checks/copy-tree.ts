import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { root } from "../paths.ts";

const leftOut = new Set([
	"node_modules",
	"dist",
	"dist-maps",
	"test-results",
	"playwright-report",
	".git",
	".vite",
	"logs",
]);
const workspaceScope = "@tradewind";

/** A copy of the tree to introduce faults in; `using` removes it. Libraries are linked, our own packages are the copies. */
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
	return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
};

const linkLibraries = (folder: string): void => {
	const workspaces = [
		"contracts",
		...readdirSync(join(folder, "packages")).map((name) => `packages/${name}`),
	];
	for (const owner of [".", ...workspaces]) {
		const libraries = join(owner, "node_modules");
		if (!existsSync(join(root, libraries))) continue;
		mkdirSync(join(folder, libraries));
		for (const entry of readdirSync(join(root, libraries))) {
			if (entry === workspaceScope || entry === ".cache" || entry.startsWith(".vite")) continue;
			symlinkSync(join(root, libraries, entry), join(folder, libraries, entry), "junction");
		}
	}
	const own = join(folder, "node_modules", workspaceScope);
	mkdirSync(own);
	for (const workspace of workspaces)
		symlinkSync(join(folder, workspace), join(own, basename(workspace)), "junction");
};

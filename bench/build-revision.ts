import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compressBuild } from "../scripts/compress-build.ts";
import { root } from "../scripts/paths.ts";

/**
 * Builds the UI at a revision of this repository, with the packages of that revision. The caller removes the returned directory.
 * Throws if the revision is unknown or its build fails.
 */
export const buildRevision = async (revision: string): Promise<string> => {
	const tree = await mkdtemp(join(tmpdir(), "tradewind-revision-"));
	const outDir = await mkdtemp(join(tmpdir(), "tradewind-revision-ui-"));
	try {
		run(root, "git", ["worktree", "add", "--quiet", "--detach", tree, revision]);
		run(tree, "npm", ["ci", "--silent", "--ignore-scripts"]);
		run(tree, process.execPath, [
			"node_modules/vite/bin/vite.js",
			"build",
			"packages/ui-react",
			...["--logLevel", "error", "--emptyOutDir", "--outDir", outDir],
		]);
		await compressBuild(outDir);
		return outDir;
	} catch (error) {
		await rm(outDir, { recursive: true, force: true });
		throw error;
	} finally {
		await rm(tree, { recursive: true, force: true });
		run(root, "git", ["worktree", "prune"]);
	}
};

const run = (cwd: string, command: string, args: readonly string[]): void => {
	const { status, error } = spawnSync(command, args, { cwd, stdio: ["ignore", 2, 2] });
	if (status !== 0) throw new Error(`${command} ${args[0]} failed in ${cwd}`, { cause: error });
};

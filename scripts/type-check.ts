/** Type-checks every package: its sources under its own strict settings, then its tests. */
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { root } from "./places.ts";
import { reportChecks } from "./suite/checks.ts";

const projects = globSync("{contracts,packages/*,scripts,bench}/tsconfig{,.test,.e2e}.json", {
	cwd: root,
}).sort();
const tsc = join(root, "node_modules/typescript/bin/tsc");

reportChecks(
	projects.map((project) => {
		const { status, stdout } = spawnSync(process.execPath, [tsc, "-p", project, "--pretty", "false"], {
			cwd: root,
			encoding: "utf8",
		});
		return { name: project, problems: status === 0 ? [] : [stdout.trim()] };
	}),
);

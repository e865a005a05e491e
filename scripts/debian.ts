import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/** In continuous integration a missing program is a failure. */
export const isRequired = process.env.CI === "true";

/** The first of these programs that the shell would find. */
export const onPath = (...names: readonly string[]): string | undefined =>
	names
		.flatMap((name) => (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name)))
		.find((path) => existsSync(path));

/** Installs packages on Debian as root; elsewhere it does nothing. */
export const installOnDebian = (packages: readonly string[]): void => {
	const isDebian =
		existsSync("/etc/debian_version") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
	if (process.getuid?.() !== 0 || !isDebian) return;
	console.error(`Installing ${packages.join(", ")} …`);
	for (const args of [
		["update", "-qq"],
		["install", "-y", "-qq", "--no-install-recommends", ...packages],
	])
		spawnSync("apt-get", args, {
			stdio: ["ignore", 2, 2],
			// At this level no package starts its service.
			env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
		});
};

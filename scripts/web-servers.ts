/** Finds nginx for the test of two processes, or installs it on Debian. With CI=true a missing one is a failure. */
import { existsSync } from "node:fs";
import { installOnDebian, isRequired, onPath } from "./debian.ts";

/** The programs of administrators are not on everyone's path. */
const usualPlace = "/usr/sbin/nginx";

export const findNginx = (): string | undefined =>
	onPath("nginx") ?? (existsSync(usualPlace) ? usualPlace : undefined);

export const nginxIsMissing = "nginx is not on this machine: the test of two processes is not run.";

/** Without its service, which would listen on port 80. */
const debianPackages = ["nginx-light"] as const;

if (import.meta.main) {
	if (!findNginx()) installOnDebian(debianPackages);
	const found = findNginx();
	console.log(found ?? nginxIsMissing);
	if (!found && isRequired) process.exitCode = 1;
}

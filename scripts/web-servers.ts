/** Finds nginx and Caddy for the tests of deployments, or installs them on Debian. With CI=true a missing one is a failure. */
import { existsSync } from "node:fs";
import { installOnDebian, isRequired, onPath } from "./debian.ts";

export type WebServer = "nginx" | "caddy";

/** The programs of administrators are not on everyone's path. */
const usualPlace = (name: WebServer): string => `/usr/sbin/${name}`;

/** The path of the program. */
export const findWebServer = (name: WebServer): string | undefined =>
	onPath(name) ?? (existsSync(usualPlace(name)) ? usualPlace(name) : undefined);

export const isMissingText = (name: WebServer): string =>
	`${name} is not on this machine: the tests of deployments that need it are not run. On Debian: apt-get install ${debianPackages[name]}`;

const debianPackages = { nginx: "nginx-light", caddy: "caddy" } as const;

const webServers = ["nginx", "caddy"] as const;

if (import.meta.main) {
	const missing = webServers.filter((name) => !findWebServer(name));
	if (missing.length > 0) installOnDebian(missing.map((name) => debianPackages[name]));
	for (const name of webServers) {
		const found = findWebServer(name);
		console.log(found ?? isMissingText(name));
		if (!found && isRequired) process.exitCode = 1;
	}
}

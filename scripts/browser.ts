/**
 * Finds the Chromium that the browser tests, the bench and Lighthouse use, or installs one.
 * `node scripts/browser.ts` prints its path.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { readArguments } from "./arguments.ts";

/** The headless shell first: full Chromium spends as much again on the user interface of each window. */
const names = [
	"chromium-headless-shell",
	"chromium",
	"chromium-browser",
	"google-chrome",
	"google-chrome-stable",
];
const macPaths = [
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const debianPackage = "chromium-headless-shell";

/** Root may not use Chromium's sandbox; the other flags restrict the browser to the page's server. */
export const browserFlags: readonly string[] = [
	...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** Path of a Chromium on this machine: `CHROMIUM_PATH`, Playwright's own, or one on the PATH. */
export const findBrowser = (): string | undefined => {
	const asked = process.env.CHROMIUM_PATH;
	if (asked) return existsSync(asked) ? asked : undefined;
	const onPath = (process.env.PATH ?? "")
		.split(delimiter)
		.flatMap((folder) => names.map((name) => join(folder, name)));
	return [...onPath, chromium.executablePath(), ...macPaths].find((path) => path !== "" && existsSync(path));
};

/** Like `findBrowser`, but throws an error with instructions if there is none. */
export const requireBrowser = (): string => {
	const path = findBrowser();
	if (path) return path;
	throw new Error(
		"There is no Chromium on this machine. `npm run browser` installs one; or set CHROMIUM_PATH to the one you have.",
	);
};

const installBrowser = (): void => {
	if (process.env.CHROMIUM_PATH) return;
	const asDebianRoot = process.getuid?.() === 0 && existsSync("/etc/debian_version");
	if (asDebianRoot && isRealDebian()) {
		console.error(`Installing ${debianPackage} …`);
		run("apt-get", ["update", "-qq"]);
		run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", debianPackage]);
		if (findBrowser()) return;
	}
	console.error("Downloading Playwright's Chromium …");
	const playwright = join(import.meta.dirname, "../node_modules/@playwright/test/cli.js");
	run(process.execPath, [playwright, "install", ...(asDebianRoot ? ["--with-deps"] : []), "chromium"]);
};

/** Ubuntu's `chromium` package installs a snap, which does not run in a container. */
const isRealDebian = (): boolean => /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));

const run = (command: string, args: readonly string[]): void => {
	spawnSync(command, args, {
		stdio: ["ignore", 2, 2],
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
	});
};

if (import.meta.main) {
	readArguments({
		command: "npm run browser",
		about: "Prints the path of the Chromium that browser tests use, and installs one if there is none.",
	});
	if (!findBrowser()) installBrowser();
	try {
		console.log(requireBrowser());
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	}
}

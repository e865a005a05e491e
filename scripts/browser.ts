/**
 * Finds the Chromium that the browser tests, the bench and Lighthouse use, or installs one.
 * `node scripts/browser.ts` prints its path.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { readArguments } from "./arguments.ts";

/** It is preferred because its pages have no window: full Chromium needs twice the resources for the user interface of each window. */
const headlessShell = "chromium-headless-shell";
const namesWithWindow = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macPaths = [
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Chromium's sandbox does not work for root; the other flags restrict the browser to the page's server. */
export const browserFlags: readonly string[] = [
	...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** Path of a Chromium on this machine: `CHROMIUM_PATH`, Playwright's own, or one on the PATH. */
export const findBrowser = ({ withWindow = false } = {}): string | undefined => {
	const asked = process.env.CHROMIUM_PATH;
	if (asked) return existsSync(asked) ? asked : undefined;
	const names = withWindow ? namesWithWindow : [headlessShell, ...namesWithWindow];
	const onPath = (process.env.PATH ?? "")
		.split(delimiter)
		.flatMap((folder) => names.map((name) => join(folder, name)));
	return [...onPath, chromium.executablePath(), ...macPaths].find((path) => path !== "" && existsSync(path));
};

/** Like `findBrowser`, but throws an error with instructions if there is none, or no display for its window. */
export const requireBrowser = ({ withWindow = false } = {}): string => {
	if (withWindow && !hasDisplay())
		throw new Error(
			"There is no display for a browser window. Leave out --headed, --debug and --ui, or run the command with `xvfb-run`.",
		);
	const path = findBrowser({ withWindow });
	if (path) return path;
	throw new Error(
		withWindow
			? "There is no Chromium with a window on this machine. Install `chromium`, or set CHROMIUM_PATH to the one you have."
			: "There is no Chromium on this machine. `npm run browser` installs one; or set CHROMIUM_PATH to the one you have.",
	);
};

const hasDisplay = (): boolean =>
	process.platform !== "linux" || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

/**
 * Whether Playwright's arguments ask for windows. Its workers have no arguments: they inherit the answer in the environment.
 */
export const asksForWindow = (words: readonly string[] = process.argv): boolean => {
	const asked = words.some((word) => /^--(headed|debug|ui)$/.test(word));
	if (asked) process.env.TRADEWIND_BROWSER_WINDOW = "1";
	return asked || process.env.TRADEWIND_BROWSER_WINDOW === "1";
};

const installBrowser = (): void => {
	if (process.env.CHROMIUM_PATH) return;
	const asDebianRoot = process.getuid?.() === 0 && existsSync("/etc/debian_version");
	if (asDebianRoot && isRealDebian()) {
		console.error(`Installing ${headlessShell} …`);
		run("apt-get", ["update", "-qq"]);
		run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", headlessShell]);
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

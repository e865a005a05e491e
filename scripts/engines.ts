/**
 * Finds the browsers of the part `engines`, or installs them on Debian: WebKitGTK, or Safari on macOS, and Firefox.
 * `node scripts/engines.ts` prints them. With CI=true a missing one is a failure.
 */
import { existsSync, globSync } from "node:fs";
import { installOnDebian, isRequired, onPath } from "./debian.ts";

export type EngineName = "webkit" | "firefox";

/** How WebKit is driven on this machine: Debian's WebKitGTK on a display of its own, or Safari. */
export type WebKitOnMachine =
	| {
			readonly kind: "WebKitGTK";
			readonly driver: string;
			readonly browser: string;
			readonly display: string;
	  }
	| { readonly kind: "Safari"; readonly driver: string };

export type FoundEngine =
	| { readonly engine: "firefox"; readonly path: string }
	| { readonly engine: "webkit"; readonly webkit: WebKitOnMachine };

const debianPackages = ["webkit2gtk-driver", "xvfb", "firefox-esr"] as const;

/** The browser of this engine on this machine. */
export const findEngine = (engine: EngineName): FoundEngine | undefined => {
	if (engine === "firefox") {
		const path = onPath("firefox-esr", "firefox") ?? firefoxOnMac.find((each) => existsSync(each));
		return path === undefined ? undefined : { engine, path };
	}
	if (process.platform === "darwin") {
		const driver = onPath("safaridriver");
		return driver === undefined ? undefined : { engine, webkit: { kind: "Safari", driver } };
	}
	const driver = onPath("WebKitWebDriver");
	const display = onPath("Xvfb");
	const [browser] = globSync("/usr/lib/*/webkit2gtk-4.[01]/MiniBrowser").toSorted().toReversed();
	if (!driver || !display || !browser) return undefined;
	return { engine, webkit: { kind: "WebKitGTK", driver, browser, display } };
};

const firefoxOnMac = ["/Applications/Firefox.app/Contents/MacOS/firefox"];

const engines = ["webkit", "firefox"] as const;

export const isMissing = (engine: EngineName): boolean => findEngine(engine) === undefined;

/** Installs the browsers of both engines, on Debian as root. */
export const installEngines = (): void => installOnDebian(debianPackages);

if (import.meta.main) {
	if (engines.some(isMissing)) installEngines();
	for (const engine of engines) {
		const found = findEngine(engine);
		console.log(
			found ? JSON.stringify(found) : `${engine} is not on this machine: its journeys are not run.`,
		);
		if (!found && isRequired) process.exitCode = 1;
	}
}

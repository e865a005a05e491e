import "./theme/tokens.css";
import "./theme/scripts.css";
import "./theme/base.css";
import "./theme/forced-colors.css";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { showSomeLanguage } from "./i18n/words.ts";
import { screenOf } from "./router/load-screen.tsx";
import { isMissingCode, reloadForMissingChunk, thisPage } from "./router/missing-chunk.ts";
import { canonicalPath, routeOf } from "./routes.ts";
import { createApp } from "./start/create-app.ts";
import { desktopAddress } from "./start/desktop-host.ts";
import { startPreferences } from "./start/preferences.ts";
import { Root } from "./start/root.tsx";
import { startApp } from "./start/start-app.ts";
import { yieldToMain } from "./state/yield-to-main.ts";
import { configuration, pathInApp } from "./storage/configuration.ts";

/** The order of events is described in start/README.md. */
const start = async (): Promise<void> => {
	const { base, desktopLabel, fault, monitoring } = configuration;
	if (fault || monitoring) {
		const operator = import("./start/for-operator.ts").then(
			(file) => file.serveOperator(),
			() => {},
		);
		// Nothing is requested: the platform may be another one than is meant.
		if (fault) return operator;
	}
	const desktop = desktopLabel && desktopAddress(desktopLabel, navigator.userAgent, location);
	if (desktop) return location.replace(desktop);
	normaliseAddress(base);
	// The code has just been evaluated. On a slow phone this and the start of the app in one task would delay a tap.
	await yieldToMain();
	const app = createApp();
	const route = routeOf(pathInApp());
	try {
		await Promise.all([startPreferences(app), route && screenOf(route).load()]);
	} catch (error) {
		if (reloadForMissingChunk(error, thisPage)) return;
		try {
			await showSomeLanguage();
		} catch {
			// Without any words the prerendered page stays.
			return addEventListener("online", () => thisPage.reload(), { once: true });
		}
	}
	const root = document.getElementById("root");
	if (!root) return;
	await yieldToMain();
	await startApp(app);
	// A transition renders in slices: on a slow phone a render in one piece would delay every tap.
	startTransition(() => createRoot(root, { onRecoverableError }).render(<Root app={app} />));
};

/** Before the router reads the address: it takes a path with two slashes for another host. */
const normaliseAddress = (base: string): void => {
	const { pathname, search, hash } = location;
	const path = base.slice(0, -1) + canonicalPath(pathInApp());
	if (path !== pathname) history.replaceState(history.state, "", path + search + hash);
};

/** Missing code has its own error page; all other errors that React recovered from are reported. */
const onRecoverableError = (error: unknown): void => {
	if (!(error instanceof Error && isMissingCode(error.cause))) reportError(error);
};

void start();

import "./theme/tokens.css";
import "./theme/base.css";
import { startTransition } from "react";
import { screenOf } from "./router/load-screen.tsx";
import { isMissingCode, reloadForMissingChunk, thisPage } from "./router/missing-chunk.ts";
import { routeOf } from "./routes.ts";
import { createApp } from "./start/create-app.ts";
import { startPreferences } from "./start/preferences.ts";
import { Root } from "./start/root.tsx";
import { giveStacksBack } from "./start/stacks.ts";
import { holdStill } from "./start/stillness.ts";
import { nextTask } from "./state/yield-to-main.ts";

/** The prerendered shell stays until the page itself can take its place in one step. */
const start = async (): Promise<void> => {
	const app = await createApp();
	await nextTask();
	// Its code is there already; it is evaluated here, in a task of its own.
	const { createRoot } = await import("react-dom/client");
	const route = routeOf(location.pathname);
	try {
		await Promise.all([startPreferences(app), route && screenOf(route).load()]);
	} catch (error) {
		if (reloadForMissingChunk(error, thisPage)) return;
	}
	await nextTask();
	const root = document.getElementById("root");
	// In slices: on a slow phone the first render would hold up every touch.
	if (!root) return;
	holdStill();
	startTransition(() => createRoot(root, { onRecoverableError }).render(<Root app={app} />));
};

/** What React got over by itself is told as it would be; code that can't come has its own face. */
const onRecoverableError = (error: unknown): void => {
	if (!(error instanceof Error && isMissingCode(error.cause))) reportError(error);
};

// In a task of its own. Not awaited here: other chunks import this one, and would wait for it while it waits for them.
setTimeout(() =>
	start().catch((error: unknown) => {
		giveStacksBack();
		throw error;
	}),
);

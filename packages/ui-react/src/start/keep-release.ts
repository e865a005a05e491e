import { reloadApp } from "../router/reload-app.ts";
import type { App } from "../state/app.ts";
import { subscribeTo } from "../state/subscribe.ts";
import { configuration } from "../storage/configuration.ts";
import { setStatus } from "../ui/status/statuses.ts";

/** Milliseconds. */
const updateInterval = 3_600_000;

/**
 * Keeps the files of this release by the service worker, and offers a newer one. It is never started without a press: the page would lose
 * what is being typed. `version.json` can switch the worker off.
 */
export const keepRelease = async (app: Pick<App, "site">): Promise<void> => {
	const { serviceWorker } = navigator;
	if (!serviceWorker) return;
	try {
		if (await isSwitchedOff()) return await removeWorker(serviceWorker);
		const registration = await serviceWorker.register(workerAddress(), {
			scope: configuration.base,
			updateViaCache: "none",
		});
		offerReleases(app, serviceWorker, registration);
		const { active } = await serviceWorker.ready;
		active?.postMessage(loadedFiles());
	} catch {
		// The app works without it: a browser may not allow it, as in a private window.
	}
};

/** The server may not be reached, or have no such file. */
const isSwitchedOff = async (): Promise<boolean> => {
	try {
		const response = await fetch(`${configuration.base}version.json`, { cache: "no-store" });
		return (await response.json()).serviceWorker === "off";
	} catch {
		return false;
	}
};

const removeWorker = async (serviceWorker: ServiceWorkerContainer): Promise<void> => {
	const scope = location.origin + configuration.base;
	const registrations = await serviceWorker.getRegistrations();
	await Promise.all(registrations.filter((one) => one.scope === scope).map((one) => one.unregister()));
	const names = await caches.keys();
	await Promise.all(
		names.filter((name) => name.startsWith(`app ${scope} `)).map((name) => caches.delete(name)),
	);
};

/** Trusted Types: this policy knows no script but that of the worker. */
const workerAddress = (): string => {
	const address = `${configuration.base}service-worker.js`;
	const scripts = globalThis.trustedTypes?.createPolicy("service-worker", { createScriptURL: () => address });
	return scripts ? scripts.createScriptURL("") : address;
};

const offerReleases = (
	app: Pick<App, "site">,
	serviceWorker: ServiceWorkerContainer,
	registration: ServiceWorkerRegistration,
): void => {
	let isAccepted = false;
	const accept = (): void => {
		isAccepted = true;
		if (registration.waiting) registration.waiting.postMessage("activate");
		else reload(app);
	};
	const offer = (): void => {
		// The first worker of a device waits for nothing.
		if (registration.waiting && registration.active)
			setStatus("release", { level: "note", text: { key: "shared.release.ready" }, onPress: accept });
	};
	const follow = (worker: ServiceWorker | null): void => worker?.addEventListener("statechange", offer);
	offer();
	follow(registration.installing);
	registration.addEventListener("updatefound", () => follow(registration.installing));
	// Another tab may have accepted: this page goes on with its own files.
	serviceWorker.addEventListener("controllerchange", () => isAccepted && reload(app));
	const update = (): void => void registration.update().catch(() => {});
	setInterval(update, updateInterval);
	document.addEventListener("visibilitychange", () => document.hidden || update());
};

/** A command that is being sent gets its answer first. */
const reload = ({ site }: Pick<App, "site">): void => {
	let isReloading = false;
	subscribeTo(
		site,
		({ context }) => context.commandsInFlight,
		(inFlight) => {
			if (inFlight > 0 || isReloading) return;
			isReloading = true;
			reloadApp();
		},
	);
};

/** The files of the build that this page has loaded, perhaps without the worker: the words of the language, fonts. */
const loadedFiles = (): readonly string[] => {
	const files = `${location.origin}${configuration.base}assets/`;
	return performance
		.getEntriesByType("resource")
		.map(({ name }) => name)
		.filter((name) => name.startsWith(files));
};

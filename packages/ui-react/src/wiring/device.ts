import { instant } from "@tradewind/domain/time";
import type { App } from "../state/app.ts";
import { onReconnect } from "../state/on-reconnect.ts";
import { pathInApp } from "../storage/configuration.ts";
import { readSaved, save } from "../storage/saved.ts";
import { rereadLists } from "./refresh-on-arrival.ts";

/** Milliseconds after which a hidden page reads the terms of the site again when it is shown (docs/assumptions.md, A-160). */
const termsMaxAgeMs = 300_000;

/** Subscribes the actors to the network and visibility of the device, and saves the chosen instrument. */
export const connectDevice = (app: App): void => {
	followNetwork(app);
	followVisibility(app);
	saveChosenInstrument(app);
};

/** Retries failed requests of the start automatically (docs/assumptions.md, A-153). */
const retryFailed = ({ session, market, site }: App, areTermsOld: boolean): void => {
	for (const actor of [session, market]) actor.send({ type: "retry" });
	if (areTermsOld || site.getSnapshot().matches("unreachable")) site.send({ type: "refresh" });
};

const followNetwork = (app: App): void => {
	const { realtime } = app;
	addEventListener("offline", () => realtime.send({ type: "network lost" }));
	addEventListener("online", () => {
		realtime.send({ type: "network back" });
		retryFailed(app, false);
	});
	onReconnect(app, () => retryFailed(app, true));
};

const followVisibility = (app: App): void => {
	let changedAt = Date.now();
	document.addEventListener("visibilitychange", () => {
		const at = instant(Date.now());
		const areTermsOld = at - changedAt >= termsMaxAgeMs;
		changedAt = at;
		if (document.visibilityState !== "visible") return;
		app.realtime.send({ type: "became visible", at });
		// Another tab or another device may have traded meanwhile.
		rereadLists(app, pathInApp());
		retryFailed(app, areTermsOld);
	});
};

const saveChosenInstrument = ({ market }: App): void => {
	let saved: string | undefined = readSaved().instrument;
	market.subscribe(({ context }) => {
		if (context.chosen === saved || context.instruments.length === 0) return;
		saved = context.chosen;
		save({ instrument: context.chosen });
	});
};

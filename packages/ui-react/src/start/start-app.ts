import { loadFeatureWords } from "../i18n/words.ts";
import type { App } from "../state/app.ts";
import { loadOnce } from "../state/load-once.ts";
import { type Observed, onChange } from "../state/subscribe.ts";
import { whenIdle } from "../state/when-idle.ts";
import { rememberOpeners } from "../ui/sheet/opener.ts";
import { sheetHistory } from "../ui/sheet/sheet-history.ts";
import { connect } from "../wiring/connect.ts";

/** Milliseconds for which the first render waits for replies that were requested before the app's code had loaded. */
const patienceMs = 500;

/** Starts the app. Resolves once its first readings are there, or do not come soon: then the first render has what is known. */
export const startApp = async (app: App): Promise<void> => {
	sheetHistory.start();
	rememberOpeners();
	onLiveQuotes(app, () => {
		requestAnimationFrame(() => performance.mark("live quotes"));
		if (app.session.getSnapshot().context.signedIn) void prefetchOrders();
	});
	prefetchTabs(false);
	later(loadRest, (startLater) => startLater(app));
	app.session.on("signed in", () => prefetchTabs(true));
	connect(app);
	whenIdle(observe);
	// A list that is opened later may have no network.
	setTimeout(() => app.market.send({ type: "list expected" }), prefetchDelayMs);
	await Promise.race([pause(patienceMs), firstReadings(app)]);
};

const firstReadings = ({ site, market, session }: App): Promise<unknown> =>
	Promise.all([
		when(site, (snapshot) => !snapshot.matches("loading")),
		when(market, (snapshot) => !snapshot.matches("loading")),
		when(session, (snapshot) => !snapshot.matches("restoring")),
	]);

const when = <Snapshot>(actor: Observed<Snapshot>, isSo: (snapshot: Snapshot) => boolean): Promise<void> =>
	new Promise((resolve) => {
		const check = () => {
			if (!isSo(actor.getSnapshot())) return;
			stop();
			resolve();
		};
		const stop = onChange(actor, check);
		check();
	});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds after the start or a login: by then the page itself has loaded. */
const prefetchDelayMs = 5000;

const loadRest = loadOnce(async () => {
	const [{ startLater }] = await Promise.all([import("./start-later.ts"), loadFeatureWords()]);
	return startLater;
});

const loadPrefetch = loadOnce(() => import("../router/prefetch-tabs.ts"));

/** Starts later what is not part of the first load. */
const later = <File>(load: () => Promise<File>, begin: (file: File) => void): void => {
	setTimeout(() => {
		load()
			.then(begin)
			.catch(() => addEventListener("online", () => later(load, begin), { once: true }));
	}, prefetchDelayMs);
};

const prefetchTabs = (isCustomer: boolean): void =>
	later(loadPrefetch, (file) => file.prefetchTabs(isCustomer));

/** The page itself has loaded by then. Missing code is fetched with that of the other tabs. */
const prefetchOrders = (): Promise<void> =>
	loadPrefetch()
		.then((file) => file.prefetchOrders())
		.catch(() => {});

/** Calls `listener` once, with the first live prices; the next frame shows them, which the benchmark marks. */
const onLiveQuotes = ({ realtime }: App, listener: () => void): void => {
	const subscription = realtime.on("push", ({ push }) => {
		if (push.type !== "quotes") return;
		subscription.unsubscribe();
		listener();
	});
};

/** Completes the recorder of record-app.ts. Without it the page works as well. */
const observe = (): void => void import("./record/observe.ts").then((file) => file.observe()).catch(() => {});

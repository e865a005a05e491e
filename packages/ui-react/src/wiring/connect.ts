import type { InstrumentCode } from "@tradewind/domain/market";
import { subscribeToTopic } from "@tradewind/domain/realtime";
import { instant } from "@tradewind/domain/time";
import { currentLanguage, onLanguageChange } from "../i18n/words.ts";
import { routeOf } from "../routes.ts";
import type { Later } from "../start/later.ts";
import { chooseLanguage } from "../start/preferences.ts";
import type { App } from "../state/app.ts";
import { deviceNow } from "../state/device-clock.ts";
import { follow } from "../state/subscribe.ts";
import { nextTask } from "../state/yield-to-main.ts";
import { readSaved, save } from "../storage/saved.ts";
import { ignoreSecondTaps } from "./ghost-taps.ts";
import { createOpenings } from "./openings.ts";
import { followOtherTabs } from "./other-tabs.ts";
import { createTurns } from "./turns.ts";

type Parts = Omit<App, "navigated" | "chooseLanguage">;

/** Wires the machines to one another and to the device, and starts them: the prices first, each of the others in a task. */
export const connect = async (
	app: Parts,
	later: Later,
): Promise<Pick<App, "navigated" | "chooseLanguage">> => {
	followQuotes(app, later);
	followSession(app, later);
	followOrders(app);
	beginActivity(app, later);
	followDevice(app);
	followWords(app);
	ignoreSecondTaps();
	followOtherTabs({ session: app.session, reload: () => location.reload() });
	keepChoice(app);
	app.site.on("leave", ({ url }) => location.replace(url));

	const initialise = () =>
		app.realtime.send({ type: "initialise", token: app.session.getSnapshot().context.token });
	for (const actor of [app.realtime, app.orders, app.balances]) actor.start();
	initialise();
	subscribeToTopic(app.realtime, { of: "market" });
	for (const actor of [app.market, app.session, app.site]) {
		await nextTask();
		actor.start();
	}
	void later.live.then(linkManifest);

	let isFirst = true;
	return {
		navigated: (path) => {
			initialise();
			if (!isFirst) readAgain(app, path);
			isFirst = false;
		},
		chooseLanguage,
	};
};

/** What the platform words is read again in another language, whoever has chosen it: the customer or the site. */
const followWords = ({ site, market }: Parts): void => {
	let asked = currentLanguage().code;
	onLanguageChange(() => {
		const { code } = currentLanguage();
		if (code === asked) return;
		asked = code;
		site.send({ type: "language changed" });
		market.send({ type: "language changed" });
	});
};

/** On arrival and on return: the lists that the route names; orders and balances only of a customer (Spec 1 §2). */
const readAgain = ({ market, session, orders, balances }: Parts, path: string): void => {
	const rereads = routeOf(path)?.rereads ?? [];
	if (rereads.includes("market")) market.send({ type: "refresh" });
	if (!session.getSnapshot().context.signedIn) return;
	if (rereads.includes("orders")) orders.send({ type: "load" });
	if (rereads.includes("balances")) balances.send({ type: "load" });
};

const followQuotes = ({ market, realtime, quotes }: Parts, later: Later): void => {
	const tellsOfOpening = createOpenings(() => performance.now());
	const followTurns = createTurns(deviceNow, () => market.send({ type: "refresh" }));
	market.subscribe(({ context: { instruments } }) => {
		followTurns(instruments);
		// No price will come to be waited for.
		if (instruments.length > 0 && instruments.every(({ isOpen }) => !isOpen)) later.tellLive();
	});
	market.on("quotes", (list) => quotes.apply(list.quotes));
	realtime.on("push", ({ push }) => {
		if (push.type !== "quotes") return;
		quotes.apply(push.quotes);
		if (tellsOfOpening(market.getSnapshot().context.instruments, push.quotes))
			market.send({ type: "refresh" });
		later.tellLive();
	});
	realtime.on("reconnected", () => market.send({ type: "refresh" }));
};

const followSession = ({ session, realtime, orders, balances }: Parts, { begun }: Later): void => {
	let ends: readonly (() => void)[] = [];
	let held = readSaved().token;
	session.on("signed in", ({ signedIn }) => {
		held = signedIn.token;
		save({ token: held });
		realtime.send({ type: "initialise", token: signedIn.token });
		realtime.send({ type: "session confirmed" });
		for (const end of ends) end();
		ends = [subscribeToTopic(realtime, { of: "trade" }), subscribeToTopic(realtime, { of: "closed" })];
		for (const list of [orders, balances]) list.send({ type: "reset" });
		for (const list of [orders, balances]) list.send({ type: "load" });
	});
	session.on("signed out", () => {
		// Another tab may have saved a newer one.
		if (readSaved().token === held) save({ token: undefined });
		held = undefined;
		for (const end of ends) end();
		ends = [];
		realtime.send({ type: "logout" });
		for (const list of [orders, balances]) list.send({ type: "reset" });
	});
	realtime.on("login refused", ({ token }) => {
		// A saved token that is confirmed at this moment: its own answer tells (Spec 1 §8, initial calls).
		if (!session.getSnapshot().matches("restoring")) session.send({ type: "session invalid", token });
	});
	for (const type of ["connected", "reconnected"] as const)
		realtime.on(type, () => {
			// Nobody told what happened since it was answered. An answer that is still to come is not asked for twice at the start.
			for (const list of [orders, balances])
				if (type === "reconnected" || list.getSnapshot().matches("ready"))
					void begun.then(() => session.getSnapshot().context.signedIn && list.send({ type: "load" }));
		});
};

/** For customers alone. Whoever opens the inbox where its code could not be fetched asks for it again. */
const beginActivity = ({ session, activity }: Parts, later: Later): void => {
	session.on("signed in", () => void later.begun.then(activity.begin).catch(() => {}));
};

const followOrders = ({ session, realtime, orders, balances }: Parts): void => {
	realtime.on("push", ({ push }) => {
		if (push.type === "trade") orders.send({ type: "trade", update: push.update });
		if (push.type === "closed") {
			orders.send({ type: "closed", ids: push.ids });
			// A push may still come after the logout.
			if (session.getSnapshot().context.signedIn) balances.send({ type: "load" });
		}
	});
	// A waiting order was filled, another device has traded, or the push of a closing was lost: none tells what that cost.
	for (const ids of ["unmatchedPush", "missingFromPush"] as const)
		follow(
			orders,
			({ context }) => context[ids].size > 0,
			(hasNews) => hasNews && balances.send({ type: "load" }),
		);
};

/** Milliseconds out of sight after which the terms of the site may have changed. */
const termsLast = 300_000;

const followDevice = (app: Parts): void => {
	const { realtime, session, site, market } = app;
	let leftAt = Date.now();
	/** What could not be read at the start: nobody shall have to ask for it by hand. The terms of the site too if they are old. */
	const retry = (areTermsOld = false) => {
		for (const actor of [session, market]) actor.send({ type: "retry" });
		if (areTermsOld || site.getSnapshot().matches("unreachable")) site.send({ type: "refresh" });
	};
	addEventListener("offline", () => realtime.send({ type: "network lost" }));
	addEventListener("online", () => {
		realtime.send({ type: "network back" });
		retry();
	});
	realtime.on("reconnected", () => retry(true));
	document.addEventListener("visibilitychange", () => {
		const at = instant(Date.now());
		const wasLong = at - leftAt >= termsLast;
		leftAt = at;
		if (document.visibilityState !== "visible") return;
		realtime.send({ type: "became visible", at });
		// Another tab, or another device, may have traded meanwhile.
		readAgain(app, location.pathname);
		retry(wasLong);
	});
};

const keepChoice = ({ market }: Parts): void => {
	let kept: InstrumentCode | string | undefined = readSaved().instrument;
	market.subscribe(({ context }) => {
		if (context.chosen === kept || context.instruments.length === 0) return;
		kept = context.chosen;
		save({ instrument: context.chosen });
	});
};

/** Not before the prices: the browser fetches it at once, and nobody waits for it. Silent on failure (Spec 1 §7). */
const linkManifest = (): void => {
	const link = document.createElement("link");
	link.rel = "manifest";
	link.href = "/manifest.json";
	document.head.append(link);
};

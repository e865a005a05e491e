import { httpLayer } from "@tradewind/adapters-http";
import { createSocketActor, frameSchedule, socketUrl } from "@tradewind/adapters-ws";
import { balancesMachine, readMoney } from "@tradewind/domain/account";
import { contractOrdersMachine, readOpenOrders } from "@tradewind/domain/contract";
import { createQuoteBoard, instrumentCode, MarketData, marketMachine } from "@tradewind/domain/market";
import { realtimeMachine } from "@tradewind/domain/realtime";
import { Sessions, type SignedIn, sessionMachine, token } from "@tradewind/domain/session";
import { readSite, siteMachine } from "@tradewind/domain/site";
import { instant } from "@tradewind/domain/time";
import { Effect, ManagedRuntime } from "effect";
import { createActor } from "xstate";
import { createActivity } from "../activity/activity-store.ts";
import { currentLanguage, loadFeatureWords } from "../i18n/words.ts";
import { loadOnce } from "../router/load-once.ts";
import type { App } from "../state/app.ts";
import { deviceNow } from "../state/device-clock.ts";
import { nextTask } from "../state/yield-to-main.ts";
import { readSaved } from "../storage/saved.ts";
import { connect } from "../wiring/connect.ts";
import { deviceOf } from "./device.ts";
import { earlyFetch, openEarlyWire } from "./early-requests.ts";
import { createLater } from "./later.ts";
import { logBadFrame } from "./log-bad-frame.ts";
import { createRequestActor } from "./request-actor.ts";

/** Makes and starts all that the screens know of the world, and wires one to the other; in several tasks, see `nextTask`. */
export const createApp = async (): Promise<App> => {
	const saved = readSaved();
	const now = () => instant(Date.now());
	const runtime = ManagedRuntime.make(
		httpLayer({
			baseUrl: location.origin,
			language: () => currentLanguage().code,
			token: () => session.getSnapshot().context.token,
			clock: now,
			isOnline: () => navigator.onLine,
			onSessionInvalid: (invalid) => session.send({ type: "session invalid", token: invalid }),
			device: () => deviceOf(navigator.userAgent),
			deviceClock: deviceNow,
			rest: nextTask,
			fetch: earlyFetch,
		}),
	);
	await runtime.context();
	await nextTask();
	const request = createRequestActor(runtime);
	const later = createLater();
	const session = createActor(
		sessionMachine.provide({
			actors: {
				login: request((credentials) => Effect.flatMap(Sessions, (port) => port.login(credentials))),
				enterDemo: request(() => Effect.flatMap(Sessions, (port) => port.enterDemo)),
				currentCustomer: request(() => Effect.flatMap(Sessions, (port) => port.currentCustomer)),
			},
		}),
		{ input: { saved: saved.token ? { token: token(saved.token) } : undefined } },
	);
	await nextTask();
	const site = createActor(siteMachine.provide({ actors: { readSite: request(() => readSite) } }));
	await nextTask();
	const market = createActor(
		marketMachine.provide({
			actors: {
				readInstruments: request(() => Effect.flatMap(MarketData, (port) => port.instruments)),
				readCategories: request(() => later.after(Effect.flatMap(MarketData, (port) => port.categories))),
				readSparklines: request(() => later.after(Effect.flatMap(MarketData, (port) => port.sparklines))),
			},
		}),
		{ input: saved.instrument ? { chosen: instrumentCode(saved.instrument) } : undefined },
	);
	await nextTask();
	const realtime = createActor(
		realtimeMachine.provide({
			actors: {
				socket: createSocketActor({
					url: socketUrl(location),
					clock: { now },
					schedule: frameSchedule(window),
					log: logBadFrame,
					connect: openEarlyWire,
				}),
			},
		}),
		{ input: { now, random: Math.random } },
	);
	const app = {
		site,
		session,
		market,
		realtime,
		orders: createActor(
			contractOrdersMachine.provide({ actors: { readOpenOrders: request(() => readOpenOrders) } }),
		),
		balances: createActor(balancesMachine.provide({ actors: { readMoney: request(() => readMoney) } })),
		quotes: createQuoteBoard(),
		live: later.live,
		activity: createActivity(
			(front): Promise<void> =>
				Promise.all([import("../activity/start-activity.ts"), loadFeatureWords()]).then(([file]) =>
					file.watchActivity({ app, front, watchMicros }),
				),
		),
		request,
	};
	const watchMicros = (signedIn: SignedIn): Promise<void> =>
		Promise.all([loadRunningOrders(), starting]).then(([{ runningOrdersOf }, started]) => {
			if (app.session.getSnapshot().context.signedIn === signedIn) runningOrdersOf(started, signedIn);
		});
	const starting = nextTask()
		.then(() => connect(app, later))
		.then((ways) => Object.assign(app, ways));
	return starting;
};

/** Follows each running micro order to its end. */
const loadRunningOrders = loadOnce(() => import("../features/micro/running/running-orders.ts"));

import { createSocketActor, frameSchedule, socketUrl } from "@tradewind/adapters-ws";
import { balancesMachine, readMoney } from "@tradewind/domain/account";
import { contractOrdersMachine, readOpenOrders } from "@tradewind/domain/contract";
import { createQuoteBoard, instrumentCode, MarketData, marketMachine } from "@tradewind/domain/market";
import { realtimeMachine } from "@tradewind/domain/realtime";
import { Sessions, type SignedIn, sessionMachine, token } from "@tradewind/domain/session";
import { readSite, siteMachine } from "@tradewind/domain/site";
import { instant } from "@tradewind/domain/time";
import { Effect } from "effect";
import { createActor } from "xstate";
import { createActivity } from "../activity/activity-store.ts";
import { currentLanguage, loadFeatureWords } from "../i18n/words.ts";
import { loadOnce } from "../router/load-once.ts";
import type {
	App,
	HistoryMachines,
	Machines,
	MicroMachines,
	OrderCommands,
	ReadingMachines,
	SearchMachines,
} from "../state/app.ts";
import { deviceNow } from "../state/device-clock.ts";
import { nextTask } from "../state/yield-to-main.ts";
import { readSaved } from "../storage/saved.ts";
import { connect } from "../wiring/connect.ts";
import { deviceOf } from "./device.ts";
import { earlyFetch, openEarlyWire } from "./early-requests.ts";
import { createLater } from "./later.ts";
import { createLazyMachines, type LazyMachines } from "./lazy-machines.ts";
import { logBadFrame } from "./log-bad-frame.ts";
import { createPublications } from "./publications.ts";
import { fromEffect } from "./request-actor.ts";
import { createRuntime } from "./runtime.ts";

export interface Started {
	readonly app: App;
	readonly takeMachines: LazyMachines<Machines>["take"];
	readonly takeHistory: LazyMachines<HistoryMachines>["take"];
	readonly takeReading: LazyMachines<ReadingMachines>["take"];
	readonly takeSearching: LazyMachines<SearchMachines>["take"];
}

/** Makes and starts all that the screens know of the world, and wires one to the other; in several tasks, see `nextTask`. */
export const createApp = async (): Promise<Started> => {
	const saved = readSaved();
	const now = () => instant(Date.now());
	const runtime = createRuntime({
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
	});
	await runtime.context();
	await nextTask();
	const ask = fromEffect(runtime);
	const later = createLater();
	const machines = createLazyMachines<Machines>(runtime);
	const orderCommands = createLazyMachines<OrderCommands>(runtime);
	const history = createLazyMachines<HistoryMachines>(runtime);
	const reading = createLazyMachines<ReadingMachines>(runtime);
	const searching = createLazyMachines<SearchMachines>(runtime);
	const micro = createLazyMachines<MicroMachines>(runtime);
	const loadMicro = loadOnce(() =>
		import("./micro-machines.ts").then((file) => micro.take(file.createMicroMachines)),
	);
	const loadOrderCommands = loadOnce(() =>
		import("./order-commands.ts").then((file) => orderCommands.take(file.createOrderCommands)),
	);
	const loadHistory = loadOnce(() =>
		import("./history-machines.ts").then((file) => history.take(file.createHistoryMachines)),
	);

	const session = createActor(
		sessionMachine.provide({
			actors: {
				login: ask((credentials) => Effect.flatMap(Sessions, (port) => port.login(credentials))),
				enterDemo: ask(() => Effect.flatMap(Sessions, (port) => port.enterDemo)),
				currentCustomer: ask(() => Effect.flatMap(Sessions, (port) => port.currentCustomer)),
			},
		}),
		{ input: { saved: saved.token ? { token: token(saved.token) } : undefined } },
	);
	await nextTask();
	const site = createActor(siteMachine.provide({ actors: { readSite: ask(() => readSite) } }));
	await nextTask();
	const market = createActor(
		marketMachine.provide({
			actors: {
				readInstruments: ask(() => Effect.flatMap(MarketData, (port) => port.instruments)),
				readCategories: ask(() => later.after(Effect.flatMap(MarketData, (port) => port.categories))),
				readSparklines: ask(() => later.after(Effect.flatMap(MarketData, (port) => port.sparklines))),
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
					openWire: openEarlyWire,
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
			contractOrdersMachine.provide({ actors: { readOpenOrders: ask(() => readOpenOrders) } }),
		),
		balances: createActor(balancesMachine.provide({ actors: { readMoney: ask(() => readMoney) } })),
		quotes: createQuoteBoard(),
		publications: createPublications(runtime, later),
		live: later.live,
		activity: createActivity(
			(front): Promise<void> =>
				Promise.all([import("../activity/start-activity.ts"), loadFeatureWords()]).then(([file]) =>
					file.watchActivity({ app, runtime, front, watchMicros }),
				),
		),
		get machines() {
			return machines.get();
		},
		get orderCommands() {
			return orderCommands.get();
		},
		loadOrderCommands,
		get history() {
			return history.get();
		},
		loadHistory,
		get reading() {
			return reading.get();
		},
		get searching() {
			return searching.get();
		},
		get micro() {
			return micro.get();
		},
		loadMicro,
	};
	const watchMicros = (signedIn: SignedIn): Promise<void> =>
		Promise.all([import("./watch-micros.ts"), starting, loadMicro()]).then(([file, started]) => {
			if (app.session.getSnapshot().context.signedIn === signedIn) file.runningOrdersOf(started, signedIn);
		});
	const starting = nextTask()
		.then(() => connect(app, later))
		.then((ways) => Object.assign(app, ways));
	return {
		app: await starting,
		takeMachines: machines.take,
		takeHistory: history.take,
		takeReading: reading.take,
		takeSearching: searching.take,
	};
};

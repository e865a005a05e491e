import { type AdapterOptions, createHttp, httpPorts, loadAdapters } from "@tradewind/adapters-http";
import { createSocketActor, frameSchedule } from "@tradewind/adapters-ws";
import { balancesMachine, readMoney } from "@tradewind/domain/account";
import { contractOrdersMachine, readOpenOrders } from "@tradewind/domain/contract";
import { createQuoteBoard, instrumentCode, MarketData, marketMachine } from "@tradewind/domain/market";
import { realtimeMachine } from "@tradewind/domain/realtime";
import { Logins, Sessions, type SignedIn, sessionMachine, token } from "@tradewind/domain/session";
import { readSite, siteMachine } from "@tradewind/domain/site";
import { instant } from "@tradewind/domain/time";
import { Effect } from "effect";
import { createActor } from "xstate";
import { createActivityStore } from "../activity/activity-store.ts";
import { currentLanguage, loadFeatureWords } from "../i18n/words.ts";
import { neededOffline } from "../router/offline-parts.ts";
import type { App } from "../state/app.ts";
import { deviceNow } from "../state/device-clock.ts";
import { loadOnce } from "../state/load-once.ts";
import { shownCommand, shownReading } from "../state/ports.ts";
import { configuration } from "../storage/configuration.ts";
import { readSaved } from "../storage/saved.ts";
import { showFailure, waitForAnswer } from "../ui/toast/request-notices.ts";
import { showToast } from "../ui/toast/toasts.ts";
import { deviceOf } from "./device.ts";
import { connectPrefetched, prefetchedFetch } from "./early-requests.ts";
import { logBadFrame, logLeftOutRow } from "./log-unreadable.ts";
import { chooseLanguage } from "./preferences.ts";
import { recordCall, recordSocket } from "./record-app.ts";
import { createRequestActor, type RequestNotices } from "./request-actor.ts";
import { socketAddress } from "./socket-address.ts";

/** Creates the long-lived actors and stores. None of them runs before `connect` (src/wiring/) starts it. */
export const createApp = (): App => {
	const saved = readSaved();
	const now = () => instant(Date.now());
	let commandsInFlight = 0;
	const tellCommands = () => app.site.send({ type: "commands", inFlight: commandsInFlight });
	const options: AdapterOptions = {
		baseUrl: configuration.api,
		language: () => currentLanguage().code,
		token: () => app.session.getSnapshot().context.token,
		clock: now,
		isOnline: () => navigator.onLine,
		onSessionInvalid: (invalid) => app.session.send({ type: "session invalid", token: invalid }),
		device: () => deviceOf(navigator.userAgent),
		captchaPath: configuration.captchaPath,
		deviceClock: deviceNow,
		onRowLeftOut: logLeftOutRow,
		onCommands: (inFlight) => {
			commandsInFlight = inFlight;
			// An answer reaches its caller before a closed site takes the page away.
			if (inFlight === 0) setTimeout(tellCommands);
			else tellCommands();
		},
		fetch: prefetchedFetch,
		onSend: recordCall,
	};
	const notices: RequestNotices = {
		failed: showFailure,
		succeeded: (message) => showToast("done", message),
		wait: waitForAnswer,
	};
	const runPromise = Effect.runPromiseWith(httpPorts(createHttp(options), options));
	const request = createRequestActor(runPromise, notices);
	neededOffline({ load: loadOnce(loadAdapters) }, "everyone");
	const socket = createSocketActor({
		url: socketAddress(),
		clock: { now },
		schedule: frameSchedule(window),
		log: logBadFrame,
		connect: recordSocket(connectPrefetched),
	});
	const app: App = {
		site: createActor(siteMachine.provide({ actors: { readSite: request(() => readSite, shownReading) } })),
		session: createActor(
			sessionMachine.provide({
				actors: {
					login: request((credentials) => Logins.use((port) => port.login(credentials)), shownCommand),
					enterDemo: request(() => Logins.use((port) => port.enterDemo), shownCommand),
					currentCustomer: request(() => Sessions.use((port) => port.currentCustomer), shownReading),
				},
			}),
			{ input: { saved: saved.token ? { token: token(saved.token) } : undefined } },
		),
		market: createActor(
			marketMachine.provide({
				actors: {
					readInstruments: request(() => MarketData.use((port) => port.instruments), shownReading),
					readCategories: request(() => MarketData.use((port) => port.categories)),
					readSparklines: request(() => MarketData.use((port) => port.sparklines)),
				},
			}),
			{ input: saved.instrument ? { chosen: instrumentCode(saved.instrument) } : undefined },
		),
		realtime: createActor(realtimeMachine.provide({ actors: { socket } }), {
			input: { now, random: Math.random },
		}),
		orders: createActor(
			contractOrdersMachine.provide({
				actors: { readOpenOrders: request(() => readOpenOrders, shownReading) },
			}),
		),
		balances: createActor(balancesMachine.provide({ actors: { readMoney: request(() => readMoney) } })),
		quotes: createQuoteBoard(),
		activity: createActivityStore(async (host) => {
			const [{ startActivity }] = await Promise.all([
				import("../activity/start-activity.ts"),
				loadFeatureWords(),
			]);
			startActivity({ app, host, watchMicros: (signedIn) => watchMicroOrders(app, signedIn) });
		}),
		request,
		endSession: async (left) => (await import("./end-left-session.ts")).endLeftSession(left),
		chooseLanguage,
	};
	return app;
};

/** Watches each running micro order until its end, on every page. */
const watchMicroOrders = async (app: App, signedIn: SignedIn): Promise<void> => {
	const { runningOrdersOf } = await loadRunningOrders();
	if (app.session.getSnapshot().context.signedIn === signedIn) runningOrdersOf(app, signedIn);
};

const loadRunningOrders = loadOnce(() => import("../features/micro/running/running-orders.ts"));

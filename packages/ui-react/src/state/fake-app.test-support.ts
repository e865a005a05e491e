import { balancesMachine, type MoneyReading } from "@tradewind/domain/account";
import type { ActivityEvent } from "@tradewind/domain/activity";
import {
	type ContractOrder,
	contractOrdersMachine,
	type OpenOrdersReading,
	orderId,
} from "@tradewind/domain/contract";
import {
	createQuoteBoard,
	type Instrument,
	type InstrumentList,
	instrumentCode,
	instrumentId,
	marketMachine,
	type Quote,
} from "@tradewind/domain/market";
import { decimal, money, price, quantity, rate } from "@tradewind/domain/money";
import { realtimeMachine } from "@tradewind/domain/realtime";
import type { CommandError, QueryError } from "@tradewind/domain/request";
import { type Customer, type SignedIn, sessionMachine, token } from "@tradewind/domain/session";
import {
	defaultColours,
	type MenuItem,
	noFlags,
	type SiteReading,
	type SiteSettings,
	siteMachine,
} from "@tradewind/domain/site";
import { instant } from "@tradewind/domain/time";
import { type Context, Effect, Layer, Result } from "effect";
import { createActor, fromPromise, waitFor } from "xstate";
import { createRequestActor } from "../start/request-actor.ts";
import { emptyActivity } from "./activity.ts";
import type { App } from "./app.ts";
import type { Ports } from "./ports.ts";

/** A request of a port that the test answers explicitly, the oldest first. */
export const byHand = <A, E = QueryError>() => {
	const waiting: ((reply: Effect.Effect<A, E>) => void)[] = [];
	const answer = async (reply: Effect.Effect<A, E>): Promise<void> => {
		const next = waiting.shift();
		if (!next) throw new Error("No request is waiting");
		next(reply);
		for (let turn = 0; turn < 10; turn++) await Promise.resolve();
	};
	return {
		reply: Effect.callback<A, E>((resume) => {
			waiting.push(resume);
		}),
		/** The number of requests without an answer. */
		waiting: () => waiting.length,
		succeed: (value: A) => answer(Effect.succeed(value)),
		fail: (error: E) => answer(Effect.fail(error)),
	};
};

/** A site that offers all kinds of trading. */
export const siteSettings = {
	name: "Tradewind",
	logo: "",
	currency: "USD",
	currencySymbol: "$",
	timeZone: "GMT",
	defaultLanguage: "en",
	feeBasis: "per-quantity",
	hasContractTrading: true,
	hasMicroTrading: true,
	hasDemoLogin: true,
	hasDarkMode: true,
	isDarkByDefault: false,
	microLossLevel: 0,
	hasOnlyOneAccount: false,
	showsLevel: false,
	showsCredit: false,
	colours: defaultColours,
} as const satisfies SiteSettings;

/** A site that is open and has been read, with this menu. */
export const openSite = async (menu: readonly MenuItem[]): Promise<App["site"]> => {
	const reading: SiteReading = {
		...{ settings: siteSettings, flags: noFlags, contact: { is: "none" } },
		...{ status: { isOpen: true, isCompanyMode: false }, menu },
	};
	const readSite = fromPromise(() =>
		Promise.resolve<Result.Result<SiteReading, QueryError>>(Result.succeed(reading)),
	);
	const site = createActor(siteMachine.provide({ actors: { readSite } })).start();
	await waitFor(site, (snapshot) => snapshot.matches("ready"));
	return site;
};

export const noon = instant(1_767_225_600_000);
const priceOf = (text: string) => price(decimal(text));

export const euroDollar: Instrument = {
	id: instrumentId(1),
	code: instrumentCode("EURUSD"),
	symbol: "EUR/USD",
	logo: "",
	categoryId: 1,
	isOpen: true,
	pricePrecision: 5,
	contractSize: quantity(decimal("1000")),
	minQuantity: quantity(decimal("0.01")),
	quantityStep: quantity(decimal("0.01")),
	feeRate: rate(decimal("0.5")),
	marginMode: "leveraged",
	multiples: [{ value: rate(decimal("100")), isDefault: true }],
	day: { open: priceOf("1.08"), high: priceOf("1.09"), low: priceOf("1.07") },
	hours: [{ from: 0, to: 1440 }],
	nextStatusChange: undefined,
};

export const quote: Quote = {
	code: euroDollar.code,
	price: priceOf("1.08402"),
	change: rate(decimal("0.07")),
	madeAt: noon,
	receivedAt: noon,
};

export const holdingOrder: ContractOrder = {
	id: orderId(501),
	instrument: euroDollar.id,
	code: euroDollar.code,
	symbol: euroDollar.symbol,
	direction: "buy",
	quantity: quantity(decimal("0.5")),
	multiple: rate(decimal("100")),
	isCopy: false,
	askedPrice: priceOf("1.08402"),
	openPrice: priceOf("1.08402"),
	latestPrice: priceOf("1.0845"),
	profit: money(decimal("0.24")),
	margin: money(decimal("5.4201")),
	fee: money(decimal("0.25")),
	stopLoss: undefined,
	takeProfit: undefined,
	stage: "holding",
	createdAt: "2026-01-01 00:00:00",
	completedAt: undefined,
};

export const readingOf = (...orders: readonly ContractOrder[]): OpenOrdersReading => ({
	holding: orders.filter(({ stage }) => stage === "holding"),
	pending: orders.filter(({ stage }) => stage === "pending"),
	totals: { profit: money(decimal("0")), hazardRate: rate(decimal("0")), margin: money(decimal("0")) },
	lastOrderId: orderId(600),
});

export const customerOf = (id: number, isDemo: boolean): Customer => ({
	id,
	uid: String(id),
	email: "",
	mobile: "",
	nickname: "",
	name: "",
	remark: "",
	inviteCode: "",
	isReal: false,
	isDemo,
	isTrader: false,
	level: 0,
	creditScore: 0,
});

/**
 * An app of the domain's machines whose requests the test answers: `requests` for those of the long-lived actors, `ports` for
 * those of a feature's machines. A request to a port that the test does not pass is a defect.
 */
export const startApp = (ports: Layer.Layer<never> = Layer.empty) => {
	const requests = {
		login: byHand<SignedIn, CommandError>(),
		demo: byHand<SignedIn, CommandError>(),
		orders: byHand<OpenOrdersReading>(),
		money: byHand<MoneyReading>(),
		instruments: byHand<InstrumentList>(),
	};
	const emitted: ActivityEvent[] = [];
	const context = Effect.runSync(Effect.scoped(Layer.build(ports)));
	const request = createRequestActor(Effect.runPromiseWith(context as Context.Context<Ports>));
	const app: App = {
		site: createActor(siteMachine),
		session: createActor(
			sessionMachine.provide({
				actors: { login: request(() => requests.login.reply), enterDemo: request(() => requests.demo.reply) },
			}),
			{ input: { saved: undefined } },
		),
		realtime: createActor(realtimeMachine, { input: { now: () => noon, random: () => 0 } }),
		market: createActor(
			marketMachine.provide({ actors: { readInstruments: request(() => requests.instruments.reply) } }),
			{ input: undefined },
		),
		orders: createActor(
			contractOrdersMachine.provide({ actors: { readOpenOrders: request(() => requests.orders.reply) } }),
		),
		balances: createActor(
			balancesMachine.provide({ actors: { readMoney: request(() => requests.money.reply) } }),
		),
		quotes: createQuoteBoard(),
		activity: {
			getSnapshot: () => emptyActivity,
			subscribe: () => () => {},
			load: () => Promise.resolve(),
			emit: (event) => {
				emitted.push(event);
			},
		},
		request,
		endSession: () => Promise.resolve(false),
		chooseLanguage: () => Promise.resolve(),
	};
	for (const actor of [app.session, app.realtime, app.market, app.orders, app.balances]) actor.start();
	return { app, requests, emitted };
};

type Started = ReturnType<typeof startApp>;

/** Signs a real customer in, also from the demo account. What is kept for a session has its key in the answer. */
export const signIn = async ({ app, requests }: Started, id: number): Promise<SignedIn> => {
	app.session.send({ type: "login", credentials: { by: "email", account: "a", password: "b" } });
	const signedIn = { token: token(`token ${id}`), customer: customerOf(id, false) };
	await requests.login.succeed(signedIn);
	return app.session.getSnapshot().context.signedIn ?? signedIn;
};

export const enterDemo = async ({ app, requests }: Started): Promise<SignedIn> => {
	app.session.send({ type: "enter demo" });
	const signedIn = { token: token("token demo"), customer: customerOf(90, true) };
	await requests.demo.succeed(signedIn);
	return signedIn;
};

import {
	type AccountDetail,
	type AccountRecord,
	accountDetailMachine,
	balancesMachine,
	type MoneyReading,
} from "@tradewind/domain/account";
import type { ActivityEvent } from "@tradewind/domain/activity";
import type { CommandDone } from "@tradewind/domain/command";
import {
	type ContractOrder,
	contractOrderMachine,
	contractOrdersMachine,
	type NewContractOrder,
	type OpenOrdersReading,
	type OrderId,
	orderId,
	orderTicketMachine,
	type Stops,
} from "@tradewind/domain/contract";
import {
	candlesMachine,
	createQuoteBoard,
	type Instrument,
	type InstrumentList,
	instrumentCode,
	instrumentId,
	marketMachine,
	type Quote,
} from "@tradewind/domain/market";
import {
	type MicroAnswer,
	type MicroOrder,
	type MicroOrderId,
	type MicroOrderPage,
	type MicroSettings,
	microOrderMachine,
	microTicketMachine,
	type SentMicroOrder,
} from "@tradewind/domain/micro";
import { decimal, money, price, quantity, rate } from "@tradewind/domain/money";
import type { ListPage, PageRequest } from "@tradewind/domain/paged-list";
import { realtimeMachine } from "@tradewind/domain/realtime";
import type { CommandError, QueryError } from "@tradewind/domain/request";
import { productSearchMachine, type SearchAnswer, type SearchQuestion } from "@tradewind/domain/search";
import {
	type Credentials,
	type Customer,
	type SignedIn,
	sessionMachine,
	token,
} from "@tradewind/domain/session";
import { defaultColours, type SiteSettings, siteMachine } from "@tradewind/domain/site";
import { instant } from "@tradewind/domain/time";
import { Result } from "effect";
import { createActor, fromPromise, type NonReducibleUnknown } from "xstate";
import {
	type AccountRecordsListQuery,
	accountRecordsMachine,
} from "../features/account/account-records.machine.ts";
import {
	descriptMachine,
	messageListMachine,
	messageMachine,
	newsItemMachine,
	newsListMachine,
} from "../features/content/reading/reading.machines.ts";
import {
	type HistoryExtra,
	type HistoryQuery,
	historyMachine,
} from "../features/contract/orders/history.machine.ts";
import { rankingMachine } from "../features/copy-trading/ranking.machine.ts";
import { type MicroListQuery, microListMachine } from "../features/micro/running/micro-list.machine.ts";
import { contractExportMachine, microExportMachine } from "../ui/list/export/export.machines.ts";
import { noActivityShown } from "./activity.ts";
import type { App } from "./app.ts";

/** A request that the test answers by hand, the oldest first. */
const byHand = <A, E, Input = NonReducibleUnknown>() => {
	const waiting: ((output: Result.Result<A, E>) => void)[] = [];
	const answer = async (output: Result.Result<A, E>): Promise<void> => {
		const next = waiting.shift();
		if (!next) throw new Error("nothing was asked");
		next(output);
		for (let turn = 0; turn < 10; turn++) await Promise.resolve();
	};
	return {
		logic: fromPromise<Result.Result<A, E>, Input>(() => new Promise((resolve) => waiting.push(resolve))),
		/** How many wait for their answer. */
		waiting: () => waiting.length,
		succeed: (value: A) => answer(Result.succeed(value)),
		fail: (error: E) => answer(Result.fail(error)),
	};
};

/** A site where all of trading is offered. */
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
	showsUid: false,
	showsLevel: false,
	showsCredit: false,
	colours: defaultColours,
} as const satisfies SiteSettings;

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
	turn: undefined,
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

const customerOf = (id: number, isDemo: boolean): Customer => ({
	id,
	uid: String(id),
	email: "",
	mobile: "",
	nickname: "",
	isDemo,
	isTrader: false,
	level: 0,
	creditScore: 0,
});

/** The world of the screens with machines of the domain, whose requests the test answers. */
export const startApp = () => {
	const requests = {
		login: byHand<SignedIn, CommandError, Credentials>(),
		demo: byHand<SignedIn, CommandError>(),
		orders: byHand<OpenOrdersReading, QueryError>(),
		money: byHand<MoneyReading, QueryError>(),
		instruments: byHand<InstrumentList, QueryError>(),
		submit: byHand<CommandDone & { readonly id: OrderId }, CommandError, NewContractOrder>(),
		close: byHand<CommandDone, CommandError, OrderId>(),
		setStops: byHand<CommandDone, CommandError, Stops & { readonly id: OrderId }>(),
		readOrder: byHand<ContractOrder | undefined, QueryError, OrderId>(),
		historyPage: byHand<ListPage<ContractOrder, HistoryExtra>, QueryError, PageRequest<HistoryQuery>>(),
		microSettings: byHand<MicroSettings, QueryError>(),
		microSubmit: byHand<MicroAnswer, CommandError, SentMicroOrder>(),
		microPage: byHand<MicroOrderPage, QueryError, PageRequest<MicroListQuery>>(),
		microOrder: byHand<MicroOrder | undefined, QueryError, MicroOrderId>(),
		account: byHand<AccountDetail, QueryError, number>(),
		recordsPage: byHand<
			ListPage<AccountRecord, undefined>,
			QueryError,
			PageRequest<AccountRecordsListQuery>
		>(),
		search: byHand<SearchAnswer, QueryError, SearchQuestion>(),
	};
	const { login, demo, orders, instruments, submit, close, setStops, readOrder } = requests;
	const told: ActivityEvent[] = [];
	const app: App = {
		site: createActor(siteMachine),
		session: createActor(sessionMachine.provide({ actors: { login: login.logic, enterDemo: demo.logic } }), {
			input: { saved: undefined },
		}),
		realtime: createActor(realtimeMachine, { input: { now: () => noon, random: () => 0 } }),
		market: createActor(marketMachine.provide({ actors: { readInstruments: instruments.logic } }), {
			input: undefined,
		}),
		orders: createActor(contractOrdersMachine.provide({ actors: { readOpenOrders: orders.logic } })),
		balances: createActor(balancesMachine.provide({ actors: { readMoney: requests.money.logic } })),
		quotes: createQuoteBoard(),
		live: Promise.resolve(),
		publications: {
			get: () => ({ carousel: undefined, headlines: undefined }),
			subscribe: () => () => {},
			readAgain: () => {},
			retry: () => {},
		},
		activity: {
			get: () => noActivityShown,
			subscribe: () => () => {},
			begin: () => Promise.resolve(),
			tell: (event) => {
				told.push(event);
			},
		},
		machines: {
			orderTicket: orderTicketMachine.provide({ actors: { submit: submit.logic } }),
			candles: candlesMachine,
		},
		orderCommands: {
			contractOrder: contractOrderMachine.provide({
				actors: { close: close.logic, setStops: setStops.logic, readOrder: readOrder.logic },
			}),
		},
		loadOrderCommands: () => Promise.resolve(),
		history: {
			endedOrders: historyMachine.provide({ actors: { readPage: requests.historyPage.logic } }),
			contractExport: contractExportMachine,
		},
		loadHistory: () => Promise.resolve(),
		reading: {
			ranking: rankingMachine,
			accountDetail: accountDetailMachine.provide({ actors: { readAccount: requests.account.logic } }),
			accountRecords: accountRecordsMachine.provide({ actors: { readPage: requests.recordsPage.logic } }),
			messageList: messageListMachine,
			newsList: newsListMachine,
			message: messageMachine,
			newsItem: newsItemMachine,
			descript: descriptMachine,
		},
		micro: {
			microTicket: microTicketMachine.provide({
				actors: { readSettings: requests.microSettings.logic, send: requests.microSubmit.logic },
			}),
			microOrder: microOrderMachine.provide({ actors: { readOrder: requests.microOrder.logic } }),
			microList: microListMachine.provide({ actors: { readPage: requests.microPage.logic } }),
			microExport: microExportMachine,
		},
		loadMicro: () => Promise.resolve(),
		searching: {
			productSearch: productSearchMachine.provide({ actors: { search: requests.search.logic } }),
		},
		navigated: () => {},
		chooseLanguage: () => Promise.resolve(),
	};
	for (const actor of [app.session, app.realtime, app.market, app.orders, app.balances]) actor.start();
	return { app, requests, told };
};

type Started = ReturnType<typeof startApp>;

/** Signs a real customer in, or over from the demo. */
export const signIn = async ({ app, requests }: Started, id: number): Promise<SignedIn> => {
	app.session.send({ type: "login", credentials: { by: "email", account: "a", password: "b" } });
	const signedIn = { token: token(`token ${id}`), customer: customerOf(id, false) };
	await requests.login.succeed(signedIn);
	return signedIn;
};

export const enterDemo = async ({ app, requests }: Started): Promise<SignedIn> => {
	app.session.send({ type: "enter demo" });
	const signedIn = { token: token("token demo"), customer: customerOf(90, true) };
	await requests.demo.succeed(signedIn);
	return signedIn;
};

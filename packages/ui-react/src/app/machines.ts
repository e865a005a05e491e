import {
	AccountHistory,
	Articles,
	accountDetailMachine,
	ContractTrading,
	candlesMachine,
	contractOrderMachine,
	Leaders,
	MarketData,
	orderTicketMachine,
	type PageRequest,
	readOrder,
	reconcileOrder,
} from "@tradewind/domain";
import { Effect } from "effect";
import { accountRecordsMachine } from "../shell/account-records.machine.ts";
import type { Machines } from "../shell/app.ts";
import { contractExportMachine } from "../shell/export/export.machines.ts";
import { type HistoryQuery, historyMachine } from "../shell/history.machine.ts";
import { rankingMachine } from "../shell/ranking.machine.ts";
import {
	descriptMachine,
	messageListMachine,
	messageMachine,
	newsItemMachine,
	newsListMachine,
} from "../shell/reading.machines.ts";
import { fromEffect } from "./from-effect.ts";
import type { Runtime } from "./runtime.ts";

/** The machines of single screens, each with its requests provided. */
export const createMachines = (runtime: Runtime): Machines => {
	const ask = fromEffect(runtime);
	const trading = <A, E>(use: (port: ContractTrading["Service"]) => Effect.Effect<A, E>) =>
		Effect.flatMap(ContractTrading, use);
	const reading = <A, E>(use: (port: Articles["Service"]) => Effect.Effect<A, E>) =>
		Effect.flatMap(Articles, use);
	const readHistory = ask(({ query, page }: PageRequest<HistoryQuery>) =>
		Effect.map(
			trading((port) => port.orders({ tab: "history", page, range: query.range })),
			({ orders, total, ...extra }) => ({ rows: orders, total, extra }),
		),
	);
	return {
		candles: candlesMachine.provide({
			actors: {
				readCandles: ask((input) => Effect.flatMap(MarketData, (market) => market.candles(input))),
			},
		}),
		orderTicket: orderTicketMachine.provide({
			actors: {
				submit: ask((order) => trading((port) => port.submit(order))),
				reconcile: ask(reconcileOrder),
			},
		}),
		contractOrder: contractOrderMachine.provide({
			actors: {
				close: ask((id) => trading((port) => port.close(id))),
				cancel: ask((id) => trading((port) => port.cancel(id))),
				setStops: ask((input) => trading((port) => port.setStops(input))),
				readOrder: ask(readOrder),
			},
		}),
		accountDetail: accountDetailMachine.provide({
			actors: {
				readAccount: ask((accountId) => Effect.flatMap(AccountHistory, (port) => port.account(accountId))),
			},
		}),
		accountRecords: accountRecordsMachine.provide({
			actors: {
				readPage: ask(({ query, page }) =>
					Effect.flatMap(AccountHistory, (port) => port.records({ ...query, page })),
				),
			},
		}),
		ranking: rankingMachine.provide({
			actors: {
				readPage: ask(({ query, page }) =>
					Effect.flatMap(Leaders, (port) => port.ranking({ ...query, page })),
				),
			},
		}),
		messageList: messageListMachine.provide({
			actors: { readPage: ask(({ page }) => reading((port) => port.messages(page))) },
		}),
		newsList: newsListMachine.provide({
			actors: { readPage: ask(({ page }) => reading((port) => port.news(page))) },
		}),
		message: messageMachine.provide({
			actors: { readArticle: ask(({ key }) => reading((port) => port.message(key))) },
		}),
		newsItem: newsItemMachine.provide({
			actors: { readArticle: ask(({ key }) => reading((port) => port.newsItem(key))) },
		}),
		descript: descriptMachine.provide({
			actors: { readArticle: ask(({ key }) => reading((port) => port.page(key))) },
		}),
		history: historyMachine.provide({ actors: { readPage: readHistory } }),
		contractExport: contractExportMachine.provide({ actors: { readPage: readHistory } }),
	};
};

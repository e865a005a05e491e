import { AccountHistory, accountDetailMachine } from "@tradewind/domain/account";
import { Articles } from "@tradewind/domain/content";
import { Leaders } from "@tradewind/domain/copy-trading";
import { Effect } from "effect";
import { accountRecordsMachine } from "../features/account/account-records.machine.ts";
import {
	descriptMachine,
	messageListMachine,
	messageMachine,
	newsItemMachine,
	newsListMachine,
} from "../features/content/reading/reading.machines.ts";
import { rankingMachine } from "../features/copy-trading/ranking.machine.ts";
import type { ReadingMachines } from "../state/app.ts";
import { fromEffect } from "./request-actor.ts";
import type { Runtime } from "./runtime.ts";

/** The machines of the rooms in which a customer only reads, each with its requests provided. */
export const createReadingMachines = (runtime: Runtime): ReadingMachines => {
	const ask = fromEffect(runtime);
	const reading = <A, E>(use: (port: Articles["Service"]) => Effect.Effect<A, E>) =>
		Effect.flatMap(Articles, use);
	return {
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
	};
};

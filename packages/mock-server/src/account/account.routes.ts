import { account as calls } from "@tradewind/contracts";
import { money, rate, toText, zero } from "@tradewind/domain/money";
import type { LanguageCode } from "@tradewind/domain/site";
import { Result } from "effect";
import { pageReply, refuse, reply } from "../api/answer.ts";
import { requestedRange } from "../api/requested-range.ts";
import { customerRoute } from "../api/route.ts";
import { dateTimeText } from "../clock/date-time-text.ts";
import { gmt } from "../clock/gmt.ts";
import { wireTotals } from "../contract/wire-order.ts";
import type { Core } from "../core/core.ts";
import { free, locked, plus } from "../ledger/wallet.ts";
import { type Text, wordsIn } from "../words/words.ts";
import { accountCommands } from "./account.commands.ts";
import { accountReport } from "./account.report.ts";
import { type AccountType, accountCurrencyId, accountNamed, accountTypes } from "./account-types.ts";
import { type Orders, resetDemo } from "./demo-reset.ts";
import { recordsOf, type WalletEntry, wireReasonOf } from "./records.ts";

export const account = (core: Core, orders: Orders) => {
	const { ledger, clock } = core;
	const { contract, micro } = orders;
	const { book, totals } = contract;
	const balanceOf = (customerId: number, { accountTypeId, type }: AccountType) => ({
		accountTypeId,
		type,
		balance: toText(ledger.balance(free(customerId, type))),
		lockBalance: toText(ledger.balance(locked(customerId, type))),
		currencyId: accountCurrencyId,
	});
	const symbolOf = (isMicro: boolean, orderId: number): Text => {
		const order = isMicro ? micro.book.get(orderId) : book.get(orderId);
		return order?.instrument.listing.symbol ?? { own: "" };
	};
	const wireRecord = (record: WalletEntry, language: LanguageCode) => {
		const { type, message } = wireReasonOf(record);
		const { orderId = 0 } = record;
		return {
			Id: record.id,
			Value: toText(record.change),
			Type: type,
			Memo: record.memo,
			MemoTran: message
				? wordsIn(language, message, {
						symbol: symbolOf(record.isMicro, orderId),
						order: String(orderId),
						number: String(record.movementId ?? ""),
					})
				: "",
			CreatedAtTran: dateTimeText(record.at),
			Balance: toText(record.balance),
		};
	};

	return {
		report: () => accountReport(core, contract),
		commands: accountCommands(core),
		routes: [
			customerRoute(calls.getBalance, ({ customer }) =>
				reply(accountTypes.map((account) => balanceOf(customer.id, account))),
			),

			customerRoute(calls.resetForexDemoAccount, ({ customer }) => {
				if (!customer.isDemo) return refuse("account.onlyDemo");
				resetDemo({ ...core, ...orders }, customer.id);
				return reply({}, "account.demoReset");
			}),

			/** Profit of the day: orders closed or settled since midnight GMT, and the floating profit of open contract orders. */
			customerRoute(calls.getProfits, ({ customer }) => {
				const midnight = gmt(clock.now()).startOf("day").valueOf();
				const closedToday = book
					.allOf(customer.id)
					.filter(({ completedAt }) => (completedAt ?? 0) >= midnight)
					.map(({ profit }) => profit);
				const settledToday = micro.book
					.allOf(customer.id)
					.flatMap(({ ended }) => (ended && ended.at >= midnight ? [ended.profit] : []));
				const profits = plus(
					...closedToday,
					...settledToday,
					totals.floatingProfit(customer.id, clock.now()),
				);
				return reply({ profits: toText(profits) });
			}),

			customerRoute(calls.getAccountDetail, ({ input, customer }) => {
				const account = accountNamed(input.type);
				if (!account) return refuse("account.noSuchAccount");
				const open =
					account.type === "forex"
						? totals.at(customer.id, clock.now())
						: { profit: money(zero), hazardRate: rate(zero), margin: money(zero) };
				const { id } = customer;
				const all = plus(
					ledger.balance(free(id, account.type)),
					ledger.balance(locked(id, account.type)),
					open.profit,
				);
				return reply({ ...balanceOf(id, account), totalBalance: toText(all), ...wireTotals(open) });
			}),

			customerRoute(calls.getAccountChanges, ({ input, customer, language }) => {
				const account = accountNamed(input.type);
				if (!account) return refuse("account.noSuchAccount");
				return Result.flatMap(requestedRange(input), (isInRange) => {
					const records = recordsOf(ledger, free(customer.id, account.type))
						.filter(({ at }) => isInRange(at))
						.toReversed();
					return pageReply(records, input.page, (record) => wireRecord(record, language));
				});
			}),
		],
	};
};

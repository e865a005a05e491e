import { withdrawal as calls } from "@tradewind/contracts";
import { toText } from "@tradewind/domain/money";
import type { LanguageCode } from "@tradewind/domain/site";
import { Result } from "effect";
import { pageReply, refuse, reply } from "../api/answer.ts";
import { customerRoute } from "../api/route.ts";
import { dateTimeText } from "../clock/date-time-text.ts";
import type { Core } from "../core/core.ts";
import type { Loan } from "../loan/loan.routes.ts";
import type { Security } from "../security/security.routes.ts";
import { textIn, wordsIn } from "../words/words.ts";
import { drawCurrencies } from "./draw-currencies.ts";
import { createWays, type Way } from "./ways.ts";
import { withdrawalCommands } from "./withdrawal.commands.ts";
import { waitingWithdrawals } from "./withdrawal.waiting.ts";
import { createWithdrawals, numberOf, type Withdrawal } from "./withdrawals.ts";

interface Others {
	readonly loan: Loan;
	readonly security: Security;
}

export const withdrawal = (core: Core, { loan: { loans }, security: { tries } }: Others) => {
	const ways = createWays();
	const withdrawals = createWithdrawals({ ...core, tries }, ways);

	return {
		ways,
		withdrawals,
		commands: withdrawalCommands(core, { ways, withdrawals }),
		waiting: () => waitingWithdrawals(core, withdrawals),
		report: () => ({ withdrawals: withdrawals.all().map(reported) }),
		routes: [
			customerRoute(calls.getDrawCurrencies, ({ input }) =>
				reply(
					drawCurrencies[kinds[input.type]].map(({ id, code, protocol, feeType, drawRate, usdPrice }) => ({
						id,
						code,
						protocol,
						draw_rate: toText(drawRate),
						fee_type: feeType === "fixed" ? fixedFee : 2,
						usd_price: toText(usdPrice),
					})),
				),
			),

			customerRoute(calls.getDrawMethods, ({ input, customer }) =>
				reply(
					ways
						.of(customer.id)
						.filter(
							({ kind, currency }) =>
								kind === kinds[input.draw_type] &&
								(input.draw_id === undefined || currency.id === Number(input.draw_id)),
						)
						.map(wireWay),
				),
			),

			customerRoute(calls.bindDrawMethod, ({ input, customer }) => {
				if (customer.isDemo) return refuse("account.onlyReal");
				return Result.flatMap(ways.bind(customer.id, input), () => reply({}, "withdrawal.methodAdded"));
			}),

			customerRoute(calls.deleteDrawMethod, ({ input, customer }) =>
				ways.remove(customer.id, Number(input.id))
					? reply({}, "withdrawal.methodRemoved")
					: refuse("withdrawal.noSuchMethod"),
			),

			customerRoute(calls.draw, ({ input, customer }) =>
				Result.flatMap(loans.block(customer.id), () =>
					Result.flatMap(withdrawals.request(customer, input), () => reply({}, "withdrawal.sent")),
				),
			),

			customerRoute(calls.getDraws, ({ input, customer, language }) =>
				pageReply(
					withdrawals.of(customer.id).filter(({ kind }) => kind === kinds[input.type]),
					input.page,
					(one) => wireWithdrawal(one, language),
				),
			),
		],
	};
};

const kinds = { 1: "crypto", 2: "bank" } as const;
const fixedFee = 1;

const wireWay = ({ id, kind, currency, address, bank }: Way) => ({
	id,
	draw_currency: { code: currency.code, protocol: currency.protocol },
	...(kind === "crypto" ? { dc_address: address } : bank),
});

const statusNumbers = { waiting: 0, paid: 1, rejected: 2 } as const;

const statuses = {
	waiting: "withdrawal.status.waiting",
	paid: "withdrawal.status.paid",
	rejected: "withdrawal.status.rejected",
} as const;

const wireWithdrawal = (one: Withdrawal, language: LanguageCode) => ({
	number: toText(one.amount),
	real_number: toText(one.received),
	draw_currency: { code: one.currency.code },
	fee: toText(one.fee),
	status_name: wordsIn(language, statuses[one.status]),
	status: statusNumbers[one.status],
	created_at: dateTimeText(one.at),
	type: one.kind === "crypto" ? 1 : 2,
	address: one.kind === "crypto" ? one.target : "",
	payee_account: one.kind === "bank" ? one.target : "",
	businessId: numberOf(one),
	notes: textIn(language, one.notes),
});

const reported = ({
	customerId,
	amount,
	fee,
	received,
	currency,
	target,
	status,
	notes,
	...one
}: Withdrawal) => ({
	customerId,
	number: numberOf(one),
	amount: toText(amount),
	fee: toText(fee),
	received: toText(received),
	currency: currency.code,
	kind: one.kind,
	feeType: currency.feeType,
	drawRate: toText(currency.drawRate),
	usdPrice: toText(currency.usdPrice),
	target,
	status,
	notes: textIn("en", notes),
});

import { decimal, toText, zero } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { statusesWithMargin } from "./platform-cases.ts";
import type { AuditedPlatform } from "./platform-state.ts";

/** What the journal of a platform must add up to. */
export interface CheckedSum {
	readonly says: string;
	readonly holds: boolean;
	readonly details: string;
}

/** Adds up the journal of a platform, and compares it with its accounts and with what is reserved. */
export const platformSums = ({ state }: AuditedPlatform): readonly CheckedSum[] => {
	const sums = new Map<string, BigDecimal.BigDecimal>();
	const unbalanced: string[] = [];
	for (const { id, postings } of state.journal) {
		const amounts = postings.map(({ amount }) => decimal(amount));
		if (!BigDecimal.isZero(BigDecimal.sumAll(amounts))) unbalanced.push(`entry ${id}`);
		for (const { account, amount } of postings)
			sums.set(account, BigDecimal.sum(sums.get(account) ?? zero, decimal(amount)));
	}
	const sumOf = (account: string) => toText(sums.get(account) ?? zero);
	return [
		checked("every entry of the journal adds up to zero", state.journal.length, unbalanced),
		checked(
			"available money = the journal's postings",
			state.accounts.length,
			state.accounts.flatMap(({ customerId, free }) =>
				differing(`customer ${customerId}`, free, sumOf(`customer:${customerId}:forex:free`)),
			),
		),
		checked(
			"frozen money = the journal's postings",
			state.accounts.length,
			state.accounts.flatMap(({ customerId, locked }) =>
				differing(`customer ${customerId}`, locked, sumOf(`customer:${customerId}:forex:locked`)),
			),
		),
		checked(
			"frozen money = margins of open orders, running micro orders and waiting withdrawals",
			state.accounts.length,
			state.accounts.flatMap(({ customerId }) =>
				differing(
					`customer ${customerId}`,
					reservedBy(state, customerId),
					toText(
						BigDecimal.sumAll(
							[...sums].flatMap(([account, sum]) =>
								account.startsWith(`customer:${customerId}:`) && account.endsWith(":locked") ? [sum] : [],
							),
						),
					),
				),
			),
		),
	];
};

const runningMicro = 1;

const reservedBy = (state: AuditedPlatform["state"], customerId: number): string =>
	toText(
		BigDecimal.sumAll(
			[
				...state.orders
					.filter(({ Status }) => statusesWithMargin.includes(Status))
					.map((order) => ({ ...order, reserved: order.CautionMoney })),
				...state.microOrders
					.filter(({ Status }) => Status === runningMicro)
					.map((order) => ({ ...order, reserved: order.Number })),
				...state.withdrawals
					.filter(({ status }) => status === "waiting")
					.map((one) => ({ ...one, reserved: one.amount })),
			]
				.filter((one) => one.customerId === customerId)
				.map(({ reserved }) => decimal(reserved)),
		),
	);

const differing = (name: string, reported: string, computed: string): readonly string[] =>
	BigDecimal.equals(decimal(reported), decimal(computed)) ? [] : [`${name}: ${reported}, not ${computed}`];

const checked = (says: string, count: number, wrong: readonly string[]): CheckedSum => ({
	says,
	holds: wrong.length === 0,
	details: wrong.length === 0 ? `${count} checked` : wrong.slice(0, 20).join("; "),
});

import { decimal, toText } from "@tradewind/domain/money";
import type { StateReport } from "@tradewind/mock-server";
import { BigDecimal } from "effect";
import { contractsOf, exactSum, mia, microOf } from "../truth.ts";

/** What is wrong with the platform's books, a line each; none when no money was made or lost. */
export const brokenBooksOf = (state: StateReport): readonly string[] => {
	const of = (account: string) =>
		exactSum(
			state.journal.flatMap(({ postings }) =>
				postings.flatMap((posting) => (posting.account === account ? [posting.amount] : [])),
			),
		);
	const unbalanced = state.journal.filter(
		({ postings }) => exactSum(postings.map(({ amount }) => amount)) !== "0",
	);
	const account = state.accounts.find(({ customerId }) => customerId === mia);
	const open = contractsOf(state, 0, 1);
	const margins = exactSum(open.map(({ CautionMoney }) => String(CautionMoney)));
	const stakes = exactSum(microOf(state).map(({ Number: stake }) => String(stake)));
	return [
		...unbalanced.map(({ id, occasion }) => `entry ${id} (${occasion}) does not add up to zero`),
		...same("the sum of all postings", state.sumOfPostings, "0"),
		...same("free money of contracts", account?.free, of(`customer:${mia}:forex:free`)),
		...same("locked money of contracts", account?.locked, of(`customer:${mia}:forex:locked`)),
		...same("margin of open orders", account?.locked, margins),
		...same("locked money of micro orders", of(`customer:${mia}:micro:locked`), stakes),
		...overdrawn(state),
	];
};

const same = (what: string, told: string | undefined, booked: string): readonly string[] =>
	told !== undefined && toText(decimal(told)) === booked
		? []
		: [`${what} is ${told} and should be ${booked}`];

/** No account of a customer may ever have been below zero. */
const overdrawn = ({ journal }: StateReport): readonly string[] => {
	const balances = new Map<string, BigDecimal.BigDecimal>();
	return journal.flatMap(({ id, postings }) =>
		postings.flatMap(({ account, amount }) => {
			const left = BigDecimal.sum(balances.get(account) ?? decimal("0"), decimal(amount));
			balances.set(account, left);
			return account.startsWith("customer:") && BigDecimal.isNegative(left)
				? [`entry ${id} overdraws ${account}`]
				: [];
		}),
	);
};

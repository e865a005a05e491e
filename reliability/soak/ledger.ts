import { decimal, toText } from "@tradewind/domain/money";
import type { StateReport } from "@tradewind/mock-server";
import { BigDecimal } from "effect";
import { contractsOf, exactSum, mia, microOf } from "../platform-state.ts";

/** Errors in the platform's ledger, one line each. */
export const ledgerErrors = (state: StateReport): readonly string[] => {
	const bookedOn = (account: string) =>
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
		...expectEqual("the sum of all postings", state.sumOfPostings, "0"),
		...expectEqual("free money of contracts", account?.free, bookedOn(`customer:${mia}:forex:free`)),
		...expectEqual("locked money of contracts", account?.locked, bookedOn(`customer:${mia}:forex:locked`)),
		...expectEqual("margin of open orders", account?.locked, margins),
		...expectEqual("locked money of micro orders", bookedOn(`customer:${mia}:micro:locked`), stakes),
		...overdrawn(state),
	];
};

const expectEqual = (what: string, stated: string | undefined, booked: string): readonly string[] =>
	stated !== undefined && toText(decimal(stated)) === booked
		? []
		: [`${what} is ${stated} and should be ${booked}`];

/** Entries that leave a customer's account below zero. */
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

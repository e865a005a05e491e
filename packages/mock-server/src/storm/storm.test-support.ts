import { type Money, money, toText, zero } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { createVirtualClock } from "../clock/virtual-clock.ts";
import type { JournalEntry, LedgerAccount } from "../ledger/ledger.ts";
import { createRandom } from "../random/random.ts";
import { untraded } from "../scenarios/untraded.ts";
import { createWorld, type World } from "../world.ts";

/** Random choices of one step. */
export interface Dice {
	/** One of the values. */
	readonly pick: <Value>(values: readonly Value[]) => Value;
	/** A decimal text of 0 to `most`, with two decimals. */
	readonly amount: (most: number) => string;
	/** An integer of 0 to `below`, exclusive. */
	readonly integer: (below: number) => number;
}

/** One act of a customer, an operator or the market. Returns whether the platform accepted it. */
export type Deed = (world: World, customerId: number, dice: Dice) => boolean;

export const customers = [1, 2, 3];

/** A platform on which only the market changes by itself. */
export const createStorm = (seed: string) => {
	const clock = createVirtualClock();
	const world = createWorld({ seed, clock, origin: () => "http://localhost", restartTicks: () => {} });
	untraded.setUp(world);
	const random = createRandom(`${seed}/storm`);
	/** Every wallet and company account as the sum of the postings that were seen: the ledger's own balances are not used. */
	const seen = new Map<LedgerAccount, Money>();
	let [entries, step] = [0, 0];

	const diceOf = (at: number): Dice => {
		let thrown = 0;
		const next = () => random(at, thrown++);
		const integer = (below: number) => Math.floor(next() * below);
		return {
			integer,
			pick: <Value>(values: readonly Value[]): Value => {
				const value = values[integer(values.length)];
				if (value === undefined) throw new Error("nothing to choose from");
				return value;
			},
			amount: (most) => (integer(most * 100 + 1) / 100).toFixed(2),
		};
	};

	/** The violations in the entries since the last call, one line each. */
	const newViolations = (): readonly string[] => {
		const added = world.ledger.journal().slice(entries);
		entries += added.length;
		return added.flatMap(apply);
	};
	const apply = (entry: JournalEntry): readonly string[] => {
		for (const { account, amount } of entry.postings)
			seen.set(account, money(BigDecimal.sum(seen.get(account) ?? money(zero), amount)));
		const sum = BigDecimal.sumAll(entry.postings.map(({ amount }) => amount));
		const overdrawn = entry.postings.filter(
			({ account }) =>
				account.startsWith("customer:") && BigDecimal.isNegative(seen.get(account) ?? money(zero)),
		);
		return [
			...(BigDecimal.isZero(sum) ? [] : [`entry ${entry.id}, ${entry.occasion}, sums to ${toText(sum)}`]),
			...overdrawn.map(({ account }) => `entry ${entry.id}, ${entry.occasion}, overdraws ${account}`),
		];
	};

	return {
		world,
		/** Lets one customer perform one of the actions; returns the violations that result from it. */
		step: (deeds: readonly Deed[]): readonly string[] => {
			step += 1;
			const dice = diceOf(step);
			dice.pick(deeds)(world, dice.pick(customers), dice);
			return newViolations();
		},
		/** An account as the sum of its postings. */
		seen: (account: LedgerAccount): Money => seen.get(account) ?? money(zero),
		accounts: (): readonly LedgerAccount[] => [...seen.keys()],
	};
};

export const sumOf = (texts: readonly Money[]): string => toText(BigDecimal.sumAll(texts));

import { decimal, type Money, money } from "@tradewind/domain/money";
import { Result } from "effect";
import { accountNamed } from "../account/account-types.ts";
import { free } from "../ledger/wallet.ts";
import type { Deed } from "./storm.test-support.ts";

export interface Moved {
	readonly from: string;
	readonly to: string;
	readonly amount: Money;
}

/** Transfers, whose accepted ones are recorded in `moved`: the ledger must show each of them. */
export const transferDeeds = (moved: Moved[]): readonly Deed[] => [
	(world, customerId, dice) => {
		const customer = world.sessions.customer(customerId);
		const [from, to] = [dice.pick(["1", "2", "3", "9"]), dice.pick(["1", "2", "3"])];
		const balance = dice.amount(dice.pick([1, 50, 400, 20_000]));
		const isAccepted =
			customer !== undefined &&
			Result.isSuccess(
				world.nouns.transfer.transfers.move(customer, { balance, currency_id: "1", from, to }),
			);
		const [source, target] = [accountNamed(from), accountNamed(to)];
		if (isAccepted && source && target)
			moved.push({
				from: free(customerId, source.type),
				to: free(customerId, target.type),
				amount: money(decimal(balance)),
			});
		return isAccepted;
	},
];

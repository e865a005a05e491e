import { decimal, money } from "@tradewind/domain/money";
import { Result } from "effect";
import { openBank } from "../deposit/banks.ts";
import type { Deposit } from "../deposit/deposits.ts";
import { bankCurrencies, coins } from "../payment/currencies.ts";
import type { World } from "../world.ts";
import type { Deed, Dice } from "./storm.test-support.ts";

const reason = { own: "no" };

/** The newest ones: older ones are decided. */
const recent = <Row>(rows: readonly Row[]): readonly Row[] => rows.slice(0, 8);

/** A deposit of a coin, to a chosen bank, or to one that the platform matches. */
const newDeposit = (
	customerId: number,
	dice: Dice,
): Parameters<World["nouns"]["deposit"]["deposits"]["add"]>[0] => {
	const amount = money(decimal(dice.amount(dice.pick([1, 300, 2000]))));
	const how = dice.pick(["coin", "chosen bank", "matched bank"] as const);
	const currency =
		how === "coin" ? dice.pick(coins.filter(({ usdPrice }) => usdPrice === "1")) : dice.pick(bankCurrencies);
	const isMatching = how === "matched bank";
	return {
		customerId,
		kind: how === "coin" ? "crypto" : "bank",
		currency,
		amount,
		isMatching,
		bank: how === "chosen bank" ? openBank(currency.id) : undefined,
		proof: isMatching ? "" : "/proof",
	};
};

/** Deposits and withdrawals of customers, and the operator's decisions on them. Approved ones move money, rejected ones return it. */
export const paymentDeeds: readonly Deed[] = [
	({ nouns }, customerId, dice) => {
		nouns.deposit.deposits.add(newDeposit(customerId, dice));
		return true;
	},
	({ nouns, clock }, customerId, dice) => {
		const { deposits } = nouns.deposit;
		const [deposit] = recent(deposits.all()).filter((each: Deposit) => each.customerId === customerId);
		if (!deposit) return false;
		return dice.pick([
			() =>
				deposits.decide(deposit.id, dice.pick(["match", "approve", "reject", "expire"]), reason, clock.now()),
			() => Result.isSuccess(deposits.prove(customerId, deposit.id, "/proof")),
			() => Result.isSuccess(deposits.cancel(customerId, deposit.id)),
		])();
	},
	({ nouns, sessions }, customerId, dice) => {
		const customer = sessions.customer(customerId);
		const { ways, withdrawals } = nouns.withdrawal;
		const [way] = ways.of(customerId);
		if (!way || !customer) {
			ways.bind(customerId, {
				type: "2",
				draw_id: "11",
				payee_name: "A",
				bank_name: "B",
				payee_account: "1234567890",
			});
			return false;
		}
		return Result.isSuccess(
			withdrawals.request(customer, {
				draw_currency_id: String(way.currency.id),
				number: dice.amount(dice.pick([20, 300, 5000])),
				memo: "",
				draw_method_id: String(way.id),
			}),
		);
	},
	({ nouns, clock }, customerId, dice) => {
		const { withdrawals } = nouns.withdrawal;
		const waiting = recent(withdrawals.all()).filter((each) => each.customerId === customerId);
		if (waiting.length === 0) return false;
		const isApproved = dice.pick([true, false]);
		return withdrawals.decide(dice.pick(waiting).id, { isApproved, reason, at: clock.now() });
	},
];

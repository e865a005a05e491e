import { BigDecimal, Effect, Layer } from "effect";
import type { AccountKind } from "../account/balance.ts";
import type { CommandDone } from "../command/command.ts";
import { decimal, type Money, money } from "../money/decimal.ts";
import { type CommandError, Refused } from "../request/request.errors.ts";
import type { TransferAccount, TransferOrder, TransferRecord } from "./transfer.ts";
import { Transfers } from "./transfers.port.ts";

export const moneyOf = (text: string): Money => money(decimal(text));

const account = (accountId: number, kind: AccountKind, free: string): TransferAccount => ({
	accountId,
	kind,
	currencyId: 7,
	free: moneyOf(free),
	locked: moneyOf("0"),
});
export const forex = account(1, "forex", "100");
export const micro = account(2, "micro", "50.5");
export const change = account(3, "change", "0");
export const accounts = [forex, micro, change];

/**
 * In-memory fake of the platform's accounts and transfers. `replaceAnswer` replaces the answer after the transfer was carried
 * out.
 */
export const memoryTransfers = (
	replaceAnswer: (answer: CommandDone) => Effect.Effect<CommandDone, CommandError> = Effect.succeed,
) => {
	const held = new Map(accounts.map((one) => [one.accountId, one]));
	const log: TransferRecord[] = [];
	const move = ({ amount, from, to }: TransferOrder): CommandDone | Refused => {
		const [source, target] = [held.get(from), held.get(to)];
		if (!source || !target || BigDecimal.isGreaterThan(amount, source.free))
			return new Refused({ code: 0, message: "Not enough money" });
		held.set(from, { ...source, free: money(BigDecimal.subtract(source.free, amount)) });
		held.set(to, { ...target, free: money(BigDecimal.sum(target.free, amount)) });
		log.unshift({ amount, from, to, createdAt: "2026-01-05 10:00:00" });
		return { message: "Transferred" };
	};
	const layer = Layer.succeed(Transfers, {
		transfer: (order) =>
			Effect.suspend(() => {
				const done = move(order);
				return done instanceof Refused ? Effect.fail(done) : replaceAnswer(done);
			}),
		log: ({ accountId }) =>
			Effect.sync(() => {
				const rows = log.filter(({ from, to }) => from === accountId || to === accountId);
				return { rows, total: rows.length, extra: undefined };
			}),
	});
	return { layer, log, held: () => [...held.values()] };
};

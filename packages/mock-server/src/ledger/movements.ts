import type { Money } from "@tradewind/domain/money";
import type { CompanyAccount, Ledger, LedgerAccount, MovementOccasion, WalletKind } from "./ledger.ts";
import { free, locked, minus, plus } from "./wallet.ts";

/** The amount of a movement and its reason. */
export interface Movement {
	readonly at: number;
	readonly occasion: MovementOccasion;
	/** The number of the deposit, withdrawal, transfer, loan or subscription. */
	readonly movementId: number;
	readonly customerId: number;
	readonly kind: WalletKind;
	readonly amount: Money;
}

/**
 * Moves money between a customer's wallets and the company, each movement in one entry of the ledger. The caller checks
 * before that the wallet covers the amount: the ledger throws if it does not.
 */
export const createMovements = (ledger: Ledger) => {
	const move = (
		{ at, occasion, movementId, amount }: Omit<Movement, "customerId" | "kind">,
		from: LedgerAccount,
		to: LedgerAccount,
	): void =>
		ledger.post({
			at,
			occasion,
			orderId: undefined,
			movementId,
			postings: [
				{ account: from, amount: minus(amount) },
				{ account: to, amount },
			],
		});

	return {
		/** Adds to the customer's free money. */
		credit: (movement: Movement, from: CompanyAccount): void =>
			move(movement, `company:${from}`, free(movement.customerId, movement.kind)),
		/** Takes from the customer's free money. */
		debit: (movement: Movement, to: CompanyAccount): void =>
			move(movement, free(movement.customerId, movement.kind), `company:${to}`),
		/** Locks free money until the movement is decided. */
		lock: (movement: Movement): void =>
			move(movement, free(movement.customerId, movement.kind), locked(movement.customerId, movement.kind)),
		/** Returns locked money. */
		release: (movement: Movement): void =>
			move(movement, locked(movement.customerId, movement.kind), free(movement.customerId, movement.kind)),
		/** Pays locked money out: the fee to the company, the rest to the outside. */
		payOut: ({ at, occasion, movementId, customerId, kind, amount }: Movement, fee: Money): void =>
			ledger.post({
				at,
				occasion,
				orderId: undefined,
				movementId,
				postings: [
					{ account: locked(customerId, kind), amount: minus(amount) },
					{ account: "company:fees", amount: fee },
					{ account: "company:outside", amount: plus(amount, minus(fee)) },
				],
			}),
		/** Moves free money to another wallet of the same customer. */
		transfer: (movement: Movement, to: WalletKind): void =>
			move(movement, free(movement.customerId, movement.kind), free(movement.customerId, to)),
	};
};

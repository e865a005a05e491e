import { decimal, divide, type Money, money, toText, zero } from "@tradewind/domain/money";
import { BigDecimal, Result } from "effect";
import { type Refusal, refuse } from "../api/answer.ts";
import { createOwned } from "../collections/owned.ts";
import type { Core } from "../core/core.ts";
import { type PaymentCurrency, usdPriceOf } from "../payment/currencies.ts";
import type { Text } from "../words/words.ts";
import { type CompanyBank, matchedBank } from "./banks.ts";
import { depositApproved, depositExpired, depositRejected } from "./decision-messages.ts";

export interface Deposit {
	readonly id: number;
	readonly customerId: number;
	readonly kind: "crypto" | "bank";
	readonly currency: PaymentCurrency;
	/** In its currency. */
	readonly amount: Money;
	/** The platform matches the account: the mode with edit info (Spec 2 §4). */
	readonly isMatching: boolean;
	readonly status: "pending" | "finished" | "rejected" | "invalid";
	readonly createdAt: number;
	readonly remark: Text;
	readonly bank: CompanyBank | undefined;
	/** Address of the uploaded picture; empty until it is sent. */
	readonly proof: string;
}

type NewDeposit = Pick<
	Deposit,
	"customerId" | "kind" | "currency" | "amount" | "isMatching" | "bank" | "proof"
>;

/** The decisions on a pending deposit, by control or after a delay. */
export type DepositDecision = "match" | "approve" | "reject" | "expire";

/** After these times a deposit is matched and approved, unless control decides before. Only control rejects and expires it. */
const delays = { match: 30_000, approve: 2 * 60_000 } as const;

const firstId = 7001;
const noRemark: Text = { own: "" };
/** Decimals of a credited amount, which is rounded down. */
const creditDigits = 2;

type Parts = Pick<Core, "clock" | "decideLater" | "movements" | "messages" | "site">;

/** The deposits of all customers, and their decisions (Spec 2 §4; docs/assumptions.md, A-325). Money moves on approval alone. */
export const createDeposits = ({ clock, decideLater, movements, messages, site }: Parts) => {
	const deposits = createOwned<Deposit>();
	let nextId = firstId;

	const change = (deposit: Deposit, changes: Partial<Deposit>): void =>
		deposits.put({ ...deposit, ...changes });

	const credit = (deposit: Deposit, at: number): Money => {
		const value = BigDecimal.multiply(deposit.amount, decimal(deposit.currency.usdPrice));
		const credited = divide(value, usdPriceOf(site.info().currency), creditDigits, "down") ?? zero;
		const amount = money(credited);
		const { id: movementId, customerId } = deposit;
		const kind = site.cashWallet();
		movements.credit({ at, occasion: "deposit", movementId, customerId, kind, amount }, "outside");
		return amount;
	};

	/** False if the deposit is already decided, or if this decision is not possible. */
	const decide = (id: number, decision: DepositDecision, remark: Text, at: number): boolean => {
		const deposit = deposits.get(id);
		if (deposit?.status !== "pending") return false;
		const { customerId, amount, currency } = deposit;
		const facts = { number: String(id), amount: `${toText(amount)} ${currency.code}`, remark };
		switch (decision) {
			case "match": {
				const bank = matchedBank(currency.id);
				if (!deposit.isMatching || deposit.bank || !bank) return false;
				change(deposit, { bank });
				return true;
			}
			case "approve": {
				if (deposit.proof === "") return false;
				const credited = `${toText(credit(deposit, at))} ${site.info().currency ?? ""}`;
				change(deposit, { status: "finished", remark });
				const account: Text = { key: `account.name.${site.cashWallet()}` };
				messages.send(customerId, depositApproved({ ...facts, credited, account }), at);
				return true;
			}
			case "reject":
				change(deposit, { status: "rejected", remark });
				messages.send(customerId, depositRejected(facts), at);
				return true;
			case "expire": {
				const why = isEmpty(remark) ? reasonToExpire(deposit) : remark;
				change(deposit, { status: "invalid", remark: why });
				messages.send(customerId, depositExpired({ ...facts, remark: why }), at);
				return true;
			}
		}
	};

	/** Whether a decision that the platform makes alone is still due. */
	const isDue = (id: number, decision: keyof typeof delays): boolean => {
		const deposit = deposits.get(id);
		if (deposit?.status !== "pending") return false;
		return decision === "match" ? deposit.isMatching && !deposit.bank : deposit.proof !== "";
	};
	const decideAlone = ({ id }: Deposit, since: number, decision: keyof typeof delays): void =>
		decideLater({
			since,
			forMs: delays[decision],
			isWaiting: () => isDue(id, decision),
			decide: (at) => decide(id, decision, noRemark, at),
		});

	const own = (customerId: number, id: number): Deposit | undefined => {
		const deposit = deposits.get(id);
		return deposit?.customerId === customerId ? deposit : undefined;
	};
	/** The newest deposit of a customer that the platform matches and that is not decided. */
	const pendingOf = (customerId: number): Deposit | undefined =>
		deposits.of(customerId).findLast((each) => each.isMatching && each.status === "pending");

	return {
		decide,
		pendingOf,
		/** How many deposits of a customer wait for a decision. */
		waitingOf: (customerId: number): number =>
			deposits.of(customerId).filter(({ status }) => status === "pending").length,
		/** Newest first. */
		all: (): readonly Deposit[] => deposits.all().toReversed(),
		/** Of one customer, newest first. */
		of: (customerId: number): readonly Deposit[] => deposits.of(customerId).toReversed(),
		add: (deposit: NewDeposit, at = clock.now()): Deposit => {
			const id = nextId++;
			const added: Deposit = { ...deposit, id, status: "pending", createdAt: at, remark: noRemark };
			deposits.put(added);
			decideAlone(added, at, added.isMatching ? "match" : "approve");
			return added;
		},
		/** The proof of a matched deposit. */
		prove: (customerId: number, id: number, proof: string): Result.Result<void, Refusal> => {
			const deposit = own(customerId, id);
			if (deposit?.status !== "pending" || !deposit.isMatching || !deposit.bank || deposit.proof !== "")
				return refuse("deposit.noProofExpected");
			change(deposit, { proof });
			decideAlone(deposit, clock.now(), "approve");
			return Result.succeed(undefined);
		},
		/** A deposit that is not matched becomes invalid (docs/assumptions.md, A-99). */
		cancel: (customerId: number, id: number): Result.Result<void, Refusal> => {
			const deposit = own(customerId, id);
			if (deposit?.status !== "pending" || !deposit.isMatching || deposit.bank)
				return refuse("deposit.notCancellable");
			change(deposit, { status: "invalid", remark: { key: "deposit.cancelled" } });
			return Result.succeed(undefined);
		},
	};
};

export type Deposits = ReturnType<typeof createDeposits>;

const isEmpty = (remark: Text): boolean => "own" in remark && remark.own === "";

const reasonToExpire = ({ isMatching, bank }: Deposit): Text => ({
	key: isMatching && !bank ? "deposit.notMatched" : "deposit.notPaid",
});

import { BigDecimal } from "effect";
import type { Balance } from "../account/balance.ts";
import type { Identity } from "../verification/identity-requests.ts";

/** A step on the way to the first trade with own money, in the order of the way. */
export type StartStepName = "verify" | "deposit" | "move" | "trade";

type StartStepStatus =
	| "done"
	/** The platform decides; the customer has nothing to do. */
	| "waiting"
	/** A submission was rejected: the step has to be done again. */
	| "rejected"
	| "open"
	/** Not known yet: it is never shown as open. */
	| "unknown";

export interface StartStep {
	readonly name: StartStepName;
	readonly status: StartStepStatus;
}

/** What the platform tells about the customer; `undefined` until it is known. */
export interface StartFacts {
	/** Which steps this site has. */
	readonly site: {
		/** Deposits require a verified name (Spec 2 §5). */
		readonly asksIdentity: boolean;
		readonly offersDeposits: boolean;
		/** Deposits arrive in an account that pays no orders (docs/assumptions.md, A-320). */
		readonly separatesCash: boolean;
	};
	readonly identity: Identity | undefined;
	/** The accounts that the site shows. */
	readonly balances: readonly Balance[] | undefined;
	/** Whether any order was ever placed, in any state. */
	readonly hasTraded: boolean | undefined;
	/** Whether a deposit waits for the platform. */
	readonly hasWaitingDeposit: boolean | undefined;
}

/** The steps of this site with their status. Who has traded had the money for it, wherever it is now (docs/assumptions.md, A-580). */
export const startSteps = (facts: StartFacts): readonly StartStep[] => {
	const { site } = facts;
	const steps: StartStep[] = [];
	if (site.asksIdentity) steps.push({ name: "verify", status: identityStatus(facts.identity) });
	if (site.offersDeposits) steps.push({ name: "deposit", status: depositStatus(facts) });
	if (site.separatesCash) steps.push({ name: "move", status: moneyStatus(facts, paysOrders) });
	steps.push({ name: "trade", status: statusOf(facts.hasTraded) });
	return steps;
};

/** Whether the way has been walked to its end, the first trade; `undefined` while that is not known. */
export const isStarted = ({ hasTraded }: Pick<StartFacts, "hasTraded">): boolean | undefined => hasTraded;

/** The first step that is not done, which all later ones wait for; `undefined` at the end of the way. */
export const currentStep = (steps: readonly StartStep[]): StartStep | undefined =>
	steps.find(({ status }) => status !== "done");

const statusOf = (isDone: boolean | undefined): StartStepStatus => {
	if (isDone === undefined) return "unknown";
	return isDone ? "done" : "open";
};

const identityStatus = (identity: Identity | undefined): StartStepStatus => {
	if (identity === undefined) return "unknown";
	if (identity.certification !== "uncertified") return "done";
	if (identity.review === "waiting for review") return "waiting";
	return identity.review === "rejected" ? "rejected" : "open";
};

const depositStatus = (facts: StartFacts): StartStepStatus => {
	const status = moneyStatus(facts, () => true);
	if (status !== "open") return status;
	if (facts.hasWaitingDeposit === undefined) return "unknown";
	return facts.hasWaitingDeposit ? "waiting" : "open";
};

/** Whether one of the accounts has, or once had, money. */
const moneyStatus = (
	{ balances, hasTraded }: StartFacts,
	counts: (balance: Balance) => boolean,
): StartStepStatus => {
	if (hasTraded || balances?.some((balance) => counts(balance) && hasMoney(balance))) return "done";
	return balances === undefined || hasTraded === undefined ? "unknown" : "open";
};

const paysOrders = ({ kind }: Balance): boolean => kind !== "change";

const hasMoney = ({ free, locked }: Balance): boolean =>
	BigDecimal.isPositive(free) || (locked !== undefined && BigDecimal.isPositive(locked));

import { loan as calls } from "@tradewind/contracts";
import { decimal, money } from "@tradewind/domain/money";
import { Result } from "effect";
import type { Text } from "../words/words.ts";
import type { World } from "../world.ts";
import { defaultScenario } from "./default.ts";
import type { Scenario } from "./scenario.ts";
import { mia } from "./set-up.ts";

const dayMs = 86_400_000;
/** From a request to its decision. */
const reviewMs = 5 * 60_000;

const incomeMissing: Text = { key: "loan.reason.incomeMissing" };

const tooMuch: Text = { key: "loan.reason.tooMuch" };

const proofUnreadable: Text = { key: "loan.reason.proofUnreadable" };

export const applyForLoans = ({ nouns }: World): void =>
	Result.getOrThrow(nouns.loan.applications.apply(mia, calls.submitApplication.example.input));

export const decideApplication = (
	{ nouns, clock }: World,
	rejected: Text | undefined,
	concerns?: string,
): void => void nouns.loan.applications.decide(mia, rejected, clock.now(), concerns);

interface PastLoan {
	readonly amount: string;
	readonly planId: number;
	readonly daysAgo: number;
	/** Why it was rejected; `undefined` if it was paid out. */
	readonly rejected?: Text;
	/** After so many days the customer proved the repayment. */
	readonly provedAfterDays?: number;
	/** Why the proof was refused; `undefined` if it was accepted. */
	readonly refused?: Text;
}

/** A loan of Mia that was asked for some days ago, with its decisions. */
export const addLoan = ({ nouns, clock }: World, past: PastLoan): void => {
	const { loans } = nouns.loan;
	const createdAt = clock.now() - past.daysAgo * dayMs;
	const { agreement } = calls.submitLoan.example.input;
	const amount = money(decimal(past.amount));
	const asked = loans.submit({ customerId: mia, planId: past.planId, amount, agreement }, createdAt);
	const { id } = Result.getOrThrow(asked);
	loans.decide(mia, past.rejected, createdAt + reviewMs);
	const lent = loans.find(id);
	if (!lent || past.provedAfterDays === undefined) return;
	const provedAt = createdAt + past.provedAfterDays * dayMs;
	Result.getOrThrow(loans.repay(lent, provedAt));
	loans.decideRepayment(mia, past.refused, provedAt + reviewMs);
};

const scenario = (name: string, shows: string, add: (world: World) => void): Scenario => ({
	name,
	shows,
	setUp: (world) => {
		defaultScenario.setUp(world);
		applyForLoans(world);
		add(world);
	},
});

const approved = (name: string, shows: string, add: (world: World) => void): Scenario =>
	scenario(name, shows, (world) => {
		decideApplication(world, undefined);
		add(world);
	});

export const loanScenarios: readonly Scenario[] = [
	scenario("loan-waiting", "Mia's application for loans waits for its review", () => {}),
	scenario("loan-rejected", "Mia's application for loans was rejected", (world) =>
		decideApplication(world, incomeMissing, "personal_income"),
	),
	approved("loan-approved", "Mia may borrow", () => {}),
	approved("loan-to-repay", "Mia has a loan to repay", (world) => {
		addLoan(world, { amount: "1000", planId: 1, daysAgo: 10 });
	}),
	approved("loan-accruing", "the interest of Mia's loan grows by the day", (world) => {
		world.nouns.loan.loans.setAccrual(true);
		addLoan(world, { amount: "1000", planId: 1, daysAgo: 10 });
	}),
	approved("loan-overdue", "Mia has a loan that is five days overdue", (world) =>
		addLoan(world, { amount: "800", planId: 2, daysAgo: 12 }),
	),
	approved("loan-refused-proof", "the proof of Mia's repayment was not accepted", (world) =>
		addLoan(world, {
			amount: "1000",
			planId: 1,
			daysAgo: 20,
			provedAfterDays: 18,
			refused: proofUnreadable,
		}),
	),
	approved("loan-records", "Mia has more loans than a page shows", (world) => {
		for (let place = 0; place < 22; place++)
			addLoan(world, {
				amount: String(100 + place * 25),
				planId: 2,
				daysAgo: 300 - place * 10,
				provedAfterDays: place % 3 === 0 ? 9 : 6,
			});
		addLoan(world, { amount: "5000", planId: 1, daysAgo: 40, rejected: tooMuch });
		addLoan(world, { amount: "1500", planId: 1, daysAgo: 12 });
	}),
];

import {
	type ApplicationRecord,
	type LoanPlan,
	type LoanRecord,
	Loans,
	loanId,
	loanPlanId,
	repaymentAccountId,
} from "@tradewind/domain/loan";
import { decimal, rate } from "@tradewind/domain/money";
import { Effect, Layer } from "effect";
import { applicationOf } from "../../features/loan/application/application-actor.ts";
import { repaymentOf } from "../../features/loan/repayment/repayment-actor.ts";
import { loanRequestOf } from "../../features/loan/request/request-actor.ts";
import { loanRecordIn } from "../../parts/loan/loan.test-support.ts";
import { execute, type KeptForm, type Platform, testKeptForms, unused } from "./kept-form.test-support.ts";

const loansOf = (
	platform: Platform,
	records: () => readonly LoanRecord[] = () => [loanOf(platform)],
): Layer.Layer<never> =>
	Layer.succeed(Loans, {
		status: Effect.sync(
			(): ApplicationRecord => ({
				status: platform.executed > 0 ? "waiting for approval" : "not applied",
				reason: "",
				sentBefore: undefined,
			}),
		),
		submitApplication: () => execute(platform),
		plans: Effect.succeed([planOver(3, 7), planOver(4, 30)]),
		plan: () => unused,
		submitLoan: () => execute(platform),
		records: () => Effect.sync(() => ({ rows: records(), total: records().length, extra: undefined })),
		record: () => Effect.sync(() => loanOf(platform)),
		repaymentInfo: () => Effect.sync(() => loanOf(platform)),
		repaymentAccounts: Effect.succeed([account(1), account(2)]),
		repay: () => execute(platform),
		today: Effect.succeed("2026-01-31"),
	});

const loanOf = ({ executed }: Platform) => loanRecordIn(executed > 0 ? "repayment under check" : "to repay");

const account = (id: number) => ({
	id: repaymentAccountId(id),
	currencyCode: "USDT",
	protocolCode: "TRC20",
	address: "TR7N",
	price: undefined,
});

const application: KeptForm = {
	name: "application for loans",
	layer: (platform) => loansOf(platform),
	open: (app, signedIn) => {
		const { actor } = applicationOf(app, signedIn);
		return {
			isOpen: () => actor.getSnapshot().matches("form"),
			fill: () => {
				actor.send({ type: "change", change: { field: "lastName", value: "Berg" } });
				actor.send({ type: "change", change: { field: "firstName", value: "Mia" } });
			},
			typed: () => {
				const { lastName, firstName } = actor.getSnapshot().context.form;
				return { lastName, firstName };
			},
			press: () => actor.send({ type: "submit" }),
			isEnded: () => actor.getSnapshot().status === "stopped",
		};
	},
	filled: { lastName: "Berg", firstName: "Mia" },
	empty: { lastName: "", firstName: "" },
	receipt: { name: "loan application", title: "loan.receipt.application" },
	journal: [],
	isLookedUp: true,
};

const repayment: KeptForm = {
	name: "repayment of a loan",
	layer: (platform) => loansOf(platform),
	open: (app, signedIn) => {
		const { actor } = repaymentOf(app, signedIn)(loanId(5));
		return {
			isOpen: () => actor.getSnapshot().matches("filling in"),
			fill: () => actor.send({ type: "change", change: { is: "account", accountId: repaymentAccountId(2) } }),
			typed: () => actor.getSnapshot().context.form.accountId,
			press: () => {
				actor.send({ type: "change", change: { is: "proof", address: "/proof.jpg" } });
				actor.send({ type: "submit" });
			},
			isEnded: () => actor.getSnapshot().status === "stopped",
		};
	},
	filled: 2,
	empty: undefined,
	receipt: { name: "repayment 5", title: "loan.receipt.repayment" },
	journal: [{ is: "repay loan", record: "loan 5" }],
	isLookedUp: true,
};

const planOver = (id: number, loanPeriodDays: number): LoanPlan => ({
	id: loanPlanId(id),
	loanPeriodDays,
	freePeriodDays: 7,
	minAmount: undefined,
	maxAmount: undefined,
	dailyRate: rate(decimal("0.001")),
	penaltyRate: undefined,
	agreement: "",
});

const request: KeptForm = {
	name: "request of a loan",
	layer: (platform) => {
		const before = loanRecordIn("repaid");
		return loansOf(platform, () =>
			platform.executed > 0 ? [{ ...loanRecordIn("waiting for review"), id: loanId(6) }, before] : [before],
		);
	},
	open: (app, signedIn) => {
		const actor = loanRequestOf(app, signedIn).current();
		return {
			isOpen: () => actor.getSnapshot().matches("choosing"),
			fill: () => {
				actor.send({ type: "change", change: { is: "amount", text: "500" } });
				actor.send({ type: "change", change: { is: "plan", planId: loanPlanId(4) } });
			},
			typed: () => {
				const { amount, planId } = actor.getSnapshot().context.form;
				return { amount, planId };
			},
			press: () => {
				actor.send({ type: "loan now" });
				actor.send({ type: "confirm" });
				actor.send({ type: "tick", isTicked: true });
				actor.send({ type: "go on to sign" });
				actor.send({ type: "signed", picture: "data:image/png;base64,iVBORw0KGgo=" });
			},
			isEnded: () => actor.getSnapshot().status === "stopped",
		};
	},
	filled: { amount: "500", planId: 4 },
	empty: { amount: "", planId: 3 },
	receipt: { name: "loan", title: "loan.receipt" },
	journal: [{ is: "request loan", amount: "500" }],
	isLookedUp: true,
};

testKeptForms([application, request, repayment]);

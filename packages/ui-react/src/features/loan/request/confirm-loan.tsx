import { owedAfter, summariseLoan } from "@tradewind/domain/loan";
import { toText } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { Result } from "effect";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { HowComputedPart } from "../../../figures/how-computed.tsx";
import { Money } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { lazyWithWords } from "../../../router/lazy.ts";
import { Facts } from "../../../ui/sheet/fact-list.tsx";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { AnnualRate } from "../cost/annual-rate.tsx";
import { RepaymentSchedule } from "../cost/repayment-schedule.tsx";
import { daysText, knownTerms } from "../known-terms.ts";
import type { OfferComputationsProps } from "../loan-computations.tsx";
import { Percent } from "../percent.tsx";
import type { LoanRequestActor } from "./request-actor.ts";

const OfferComputations = lazyWithWords<OfferComputationsProps>(() =>
	import("../loan-computations.tsx").then((file) => file.OfferComputations),
);

/** The loan that the customer is about to confirm, with its cost on the due date (Spec 2 §2). */
export const ConfirmLoan = ({ actor }: { readonly actor: LoanRequestActor }): ReactNode => {
	const { t } = useWords();
	const go = useNavigate();
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const isOpen = useSelector(actor, (snapshot) => snapshot.matches("confirming"));
	const { order } = summariseLoan(form, facts);
	if (!order) return null;
	const { plan, amount } = order;
	const terms = knownTerms({ ...plan, amount });
	const owed = terms && Result.getOrUndefined(owedAfter(terms, plan.loanPeriodDays));
	const confirm = () => {
		actor.send({ type: "confirm" });
		void go(`/loan/agreement?id=${plan.id}&amount=${toText(amount)}`);
	};
	return (
		<Sheet
			asks
			open={isOpen}
			title={t("loan.confirm")}
			onClose={() => actor.send({ type: "back" })}
			footer={
				<button type="button" className="main-button" onClick={confirm}>
					{t("loan.confirm.next")}
				</button>
			}
		>
			<Facts
				facts={[
					[t("loan.amount"), <Money key="amount" value={amount} />],
					[t("loan.period"), t("loan.days", { count: plan.loanPeriodDays })],
					[t("loan.freeDays"), daysText(plan.freePeriodDays, t)],
					[t("loan.dayRate"), <Percent key="rate" rate={plan.dailyRate} />],
					[t("loan.totalInterest"), <Money key="interest" value={owed?.interest} digits="exact" />],
					[t("loan.toRepay"), <Money key="total" value={owed?.amount} digits="exact" />],
					[t("loan.penaltyRate"), <Percent key="penalty" rate={plan.penaltyRate} />],
					[
						t("loan.cost.annualRate"),
						owed && terms ? (
							<AnnualRate key="annual" {...terms} amount={amount} interest={owed.interest} />
						) : (
							"--"
						),
					],
				]}
			/>
			{owed && terms ? (
				<RepaymentSchedule {...terms} amount={amount} interest={owed.interest} paidOutOn={facts.today} />
			) : null}
			{owed && terms ? (
				<HowComputedPart>{() => <OfferComputations owed={owed} terms={terms} />}</HowComputedPart>
			) : null}
		</Sheet>
	);
};

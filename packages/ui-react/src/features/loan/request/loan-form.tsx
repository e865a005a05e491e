import { loanAccountKind } from "@tradewind/domain/account";
import { type LoanChange, type LoanPlan, summariseLoan } from "@tradewind/domain/loan";
import type { AmountWarning } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { type ReactNode, useRef, useState } from "react";
import { Money } from "../../../figures/money.tsx";
import type { Translate } from "../../../i18n/translator.ts";
import { useWords } from "../../../i18n/words.ts";
import { useShownIssues } from "../../../issues/use-shown-issues.ts";
import { warningText } from "../../../issues/warning-text.ts";
import { useSettings } from "../../../state/use-settings.ts";
import { CommandOutcome } from "../../../ui/control/command-outcome.tsx";
import { FootBar } from "../../../ui/foot/foot-bar.tsx";
import { AmountField } from "../../../ui/form/amount-field.tsx";
import { focusField } from "../../../ui/form/focus-field.ts";
import { FormPage } from "../../../ui/form/form-page.tsx";
import { SubmitBar } from "../../../ui/form/submit-bar.tsx";
import { type Fact, Facts } from "../../../ui/sheet/fact-list.tsx";
import { showToast } from "../../../ui/toast/toasts.ts";
import { daysText } from "../known-terms.ts";
import { Percent } from "../percent.tsx";
import { BorrowerCard } from "./borrower-card.tsx";
import { ConfirmLoan } from "./confirm-loan.tsx";
import { OpenLoan } from "./open-loan.tsx";
import { PlanChoice } from "./plan-choice.tsx";
import { RecordsLink } from "./records-link.tsx";
import classes from "./request.module.css";
import type { LoanRequestActor } from "./request-actor.ts";
import { TermsField } from "./terms-field.tsx";

/** Amount and period with their cost, the terms, and 'Loan now' (Spec 2 §2, §5). */
export const LoanForm = ({ actor }: { readonly actor: LoanRequestActor }): ReactNode => {
	const { t } = useWords();
	const { currencySymbol, ...settings } = useSettings();
	const { form, facts } = useSelector(actor, ({ context }) => context);
	const isSending = useSelector(actor, (snapshot) => snapshot.matches("sending"));
	const isUnknown = useSelector(actor, (snapshot) => snapshot.matches("outcome unknown"));
	const isNotCarriedOut = useSelector(actor, (snapshot) => snapshot.matches("not carried out"));
	const summary = summariseLoan(form, facts);
	const { plan, issues, warnings } = summary;
	const change = (made: LoanChange) => actor.send({ type: "change", change: made });
	const fields = useRef<HTMLFieldSetElement>(null);
	const [isMarked, setMarked] = useState(false);
	const { issue, issueField, errorOf } = useShownIssues(issues, {
		own: ({ is }) => `loan.request.issue.${is}`,
	});
	const showIssue = () => {
		setMarked(true);
		focusField(fields.current, issueField ?? "");
	};
	/** Without an amount the press has no other effect (Spec 2 §5). */
	const hasNoAmount = issues[0]?.is === "amount missing";
	const loanNow = () => {
		if (hasNoAmount) {
			showToast("refused", issue ?? "");
			showIssue();
		} else actor.send({ type: "loan now" });
	};
	const isOpen = isSending || isUnknown || isNotCarriedOut;
	return (
		<FormPage actions={<RecordsLink />} onSubmit={loanNow}>
			<fieldset ref={fields} role="none" className={classes.fields} disabled={isOpen}>
				<BorrowerCard />
				<OpenLoan />
				<AmountField
					name="amount"
					label={t("loan.amount")}
					currency={currencySymbol}
					value={form.amount}
					max={plan?.maxAmount}
					error={form.amount === "" && !isMarked ? undefined : errorOf("amount")}
					hint={plan ? <Limits plan={plan} warnings={warnings} /> : undefined}
					onType={(text) => change({ is: "amount", text })}
				/>
				<p className={classes.note}>
					{t("loan.paidInto", { account: t(`shared.balance.${loanAccountKind(settings)}`) })}
					<br />
					{t("loan.blocks")}
				</p>
				<PlanChoice
					plans={facts.plans}
					chosen={plan?.id}
					onChoose={(planId) => change({ is: "plan", planId })}
				/>
				{plan ? <Facts facts={termsOf(plan, summary, t)} /> : null}
				{facts.needsTerms ? (
					<TermsField
						isOn={form.isTermsTicked}
						error={isMarked ? errorOf("terms") : undefined}
						onChange={(isTicked) => change({ is: "terms", isTicked })}
					/>
				) : null}
			</fieldset>
			{isOpen ? (
				<FootBar>
					<CommandOutcome
						actor={actor}
						about={t("loan.title")}
						notDone={t("loan.notDone")}
						isNotCarriedOut={isNotCarriedOut}
					/>
				</FootBar>
			) : (
				<SubmitBar
					label={t("loan.now")}
					isBusy={false}
					reason={issue}
					onReason={issueField === undefined ? undefined : showIssue}
					isDisabled={issue !== undefined && !hasNoAmount}
				/>
			)}
			<ConfirmLoan actor={actor} />
		</FormPage>
	);
};

/** The limits of the plan; a missed one is a warning only. */
const Limits = (props: {
	readonly plan: LoanPlan;
	readonly warnings: readonly AmountWarning[];
}): ReactNode => {
	const words = useWords();
	const { plan, warnings } = props;
	const [warning] = warnings;
	if (warning) return <span className={classes.warning}>{warningText(warning, words)}</span>;
	return (
		<>
			<Money value={plan.minAmount} isPublic /> – <Money value={plan.maxAmount} isPublic />
		</>
	);
};

/** What the plan costs; the interest of a day and of the period where the site shows them. */
const termsOf = (
	plan: LoanPlan,
	summary: ReturnType<typeof summariseLoan>,
	t: Translate,
): readonly Fact[] => [
	[t("loan.dayRate"), <Percent key="rate" rate={plan.dailyRate} />],
	[t("loan.freeDays"), daysText(plan.freePeriodDays, t)],
	[t("loan.penaltyRate"), <Percent key="penalty" rate={plan.penaltyRate} />],
	...(summary.dailyInterest
		? [[t("loan.dailyInterest"), <Money key="daily" value={summary.dailyInterest} />] as const]
		: []),
	...(summary.totalInterest
		? [[t("loan.totalInterest"), <Money key="total" value={summary.totalInterest} />] as const]
		: []),
];

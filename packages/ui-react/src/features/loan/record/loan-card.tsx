import { canRepay, type LoanRecord } from "@tradewind/domain/loan";
import type { CalendarDay } from "@tradewind/domain/time";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { loanStatus } from "../../../parts/loan/record/loan-record.tsx";
import { LoanFigures } from "../figures/loan-figures.tsx";
import classes from "./loan-card.module.css";
import { reasonTexts } from "./reason-texts.ts";

/** A loan with its figures, its agreement, and the way to its repayment while it is to be repaid (Spec 2 §2, §4). */
export const LoanCard = (props: {
	readonly record: LoanRecord;
	readonly today: CalendarDay | undefined;
}): ReactNode => {
	const { record, today } = props;
	const { t } = useWords();
	const id = useId();
	const { status, reason } = record;
	return (
		<article className={classes.card} aria-labelledby={id}>
			<header className={classes.head}>
				<h2 id={id}>{t("loan.name", { number: record.id })}</h2>
				<span className={classes.status} data-asks={canRepay(record)}>
					{loanStatus(record, t)}
				</span>
			</header>
			{reason ? (
				<p className={classes.reason}>
					{t(reasonTexts[status])} {reason}
				</p>
			) : null}
			<LoanFigures record={record} today={today} isListed />
			{status === "to repay" ? (
				<Link className="quiet-button" to="/trade">
					{t("loan.trade")}
				</Link>
			) : null}
			<div className={classes.buttons}>
				<Link className="quiet-button" to={`/loan/agreement?loan_id=${record.id}`}>
					{t("loan.agreement")}
				</Link>
				{canRepay(record) ? (
					<Link className="main-link" to={`/loan/repayment?loan_id=${record.id}`}>
						{t("loan.repay")}
					</Link>
				) : (
					<button type="button" className="quiet-button" disabled>
						{loanStatus(record, t)}
					</button>
				)}
			</div>
		</article>
	);
};

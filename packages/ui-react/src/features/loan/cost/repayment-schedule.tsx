import { paymentAtEnd } from "@tradewind/domain/loan";
import { type CalendarDay, dayAfter } from "@tradewind/domain/time";
import { type ReactNode, useId } from "react";
import { Money } from "../../../figures/money.tsx";
import { dayText } from "../../../i18n/day-text.ts";
import { useWords } from "../../../i18n/words.ts";
import type { PricedLoan } from "./annual-rate.tsx";
import classes from "./repayment-schedule.module.css";

/** When a loan is to be repaid, and how much: one payment on the due date. */
export const RepaymentSchedule = (
	loan: PricedLoan & { readonly paidOutOn: CalendarDay | undefined },
): ReactNode => {
	const { t, language } = useWords();
	const id = useId();
	const { amount, interest, loanPeriodDays, paidOutOn } = loan;
	return (
		<section className={classes.schedule} aria-labelledby={id}>
			<h3 id={id} className={classes.title}>
				{t("loan.cost.schedule")}
			</h3>
			<table className={classes.table} aria-labelledby={id}>
				<thead>
					<tr>
						<th scope="col">{t("loan.cost.dueDate")}</th>
						<th scope="col">{t("loan.cost.principal")}</th>
						<th scope="col">{t("loan.cost.interest")}</th>
						<th scope="col">{t("loan.cost.payment")}</th>
					</tr>
				</thead>
				<tbody>
					<tr>
						<th scope="row">
							{paidOutOn
								? dayText(dayAfter(paidOutOn, loanPeriodDays), language.tag)
								: t("loan.cost.dayNumber", { day: loanPeriodDays })}
						</th>
						<td>
							<Money value={amount} />
						</td>
						<td>
							<Money value={interest} />
						</td>
						<td>
							<Money value={paymentAtEnd({ amount, interest })} />
						</td>
					</tr>
				</tbody>
			</table>
		</section>
	);
};

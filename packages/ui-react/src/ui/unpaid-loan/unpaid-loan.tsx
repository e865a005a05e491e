import { type LoanRecord, Loans } from "@tradewind/domain/loan";
import { Result } from "effect";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { useDecision } from "../../state/follow-decision.ts";
import { runLaterRequest } from "../../state/machines.ts";
import { shownReading } from "../../state/ports.ts";
import classes from "./unpaid-loan.module.css";

/**
 * Says on a page of withdrawals or transfers that an unpaid loan blocks them, with the way to repay it (Spec 2 §6, A-374). It reads
 * the customer's loans on arrival and while a repayment is checked, and shows nothing without an unpaid one.
 */
export const UnpaidLoan = (): ReactNode => {
	const { t } = useWords();
	const loan = useUnpaidLoan();
	if (!loan) return null;
	const isChecked = loan.status === "repayment under check";
	return (
		<p className={classes.notice} role="status">
			{t(isChecked ? "shared.unpaidLoan.checked" : "shared.unpaidLoan", { number: loan.id })}{" "}
			<Link to={isChecked ? "/loan/record" : `/loan/repayment?loan_id=${loan.id}`}>
				{t(isChecked ? "shared.unpaidLoan.see" : "shared.unpaidLoan.repay")}
			</Link>
		</p>
	);
};

/** The newest loan that is not repaid; all are on the first page, because the platform gives one at a time. */
const useUnpaidLoan = (): LoanRecord | undefined => {
	const app = useApp();
	const [loan, setLoan] = useState<LoanRecord>();
	const read = useCallback(async () => {
		const page = await runLaterRequest(
			app,
			Loans.use((port) => port.records({ page: 1 })),
			shownReading,
		);
		if (Result.isSuccess(page)) setLoan(page.success.rows.find(isUnpaid));
	}, [app]);
	useEffect(() => void read(), [read]);
	useDecision(() => void read(), loan?.status === "repayment under check");
	return loan;
};

const isUnpaid = ({ status }: LoanRecord): boolean =>
	status === "to repay" || status === "repayment under check";

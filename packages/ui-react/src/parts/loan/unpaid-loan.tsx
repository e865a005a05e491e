import { blockingLoan, type LoanRecord, Loans } from "@tradewind/domain/loan";
import { Result } from "effect";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import type { Translate } from "../../i18n/translator.ts";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { useDecision } from "../../state/follow-decision.ts";
import { runRequest } from "../../state/machines.ts";
import { shownReading } from "../../state/ports.ts";
import classes from "./unpaid-loan.module.css";

/** Says on a page of withdrawals or transfers that `loan` blocks them, with the way to repay it (Spec 2 §6, A-374). */
export const UnpaidLoan = ({ loan }: { readonly loan: LoanRecord | undefined }): ReactNode => {
	const { t } = useWords();
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

/**
 * The loan that blocks withdrawals and transfers, `undefined` until it is read: the platform refuses them then. It is read on arrival
 * and while a repayment is checked. All are on the first page, because the platform gives one at a time.
 */
export const useUnpaidLoan = (): LoanRecord | undefined => {
	const app = useApp();
	const [loan, setLoan] = useState<LoanRecord>();
	const read = useCallback(async () => {
		const page = await runRequest(
			app,
			Loans.use((port) => port.records({ page: 1 })),
			shownReading,
		);
		if (Result.isSuccess(page)) setLoan(blockingLoan(page.success.rows));
	}, [app]);
	useEffect(() => void read(), [read]);
	useDecision(() => void read(), loan?.status === "repayment under check");
	return loan;
};

/** Why a withdrawal or a transfer cannot be sent because of `loan`. */
export const loanDisabledReason = (loan: LoanRecord | undefined, t: Translate): string | undefined => {
	if (!loan) return undefined;
	return loan.status === "to repay"
		? t("shared.unpaidLoan.first")
		: t("shared.unpaidLoan.checked", { number: loan.id });
};

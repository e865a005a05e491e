import {
	blockingLoan,
	canRepay,
	isAwaited,
	Loans,
	type OwedLoan,
	type OwedStatus,
} from "@tradewind/domain/loan";
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

/** What blocks withdrawals and transfers, and why the button of their form is disabled. */
const texts = {
	"to repay": { notice: "shared.unpaidLoan", disabled: "shared.unpaidLoan.first" },
	"repayment under check": { notice: "shared.unpaidLoan.checked", disabled: "shared.unpaidLoan.checked" },
} as const satisfies Readonly<Record<OwedStatus, { readonly notice: string; readonly disabled: string }>>;

/** Says on a page of withdrawals or transfers that `loan` blocks them, with the way to repay it (Spec 2 §6, A-374). */
export const UnpaidLoan = ({ loan }: { readonly loan: OwedLoan | undefined }): ReactNode => {
	const { t } = useWords();
	if (!loan) return null;
	const isToRepay = canRepay(loan);
	return (
		<p className={classes.notice} role="status">
			{t(texts[loan.status].notice, { number: loan.id })}{" "}
			<Link to={isToRepay ? `/loan/repayment?loan_id=${loan.id}` : "/loan/record"}>
				{t(isToRepay ? "shared.unpaidLoan.repay" : "shared.unpaidLoan.see")}
			</Link>
		</p>
	);
};

/**
 * The loan that blocks withdrawals and transfers, `undefined` until it is read: the platform refuses them then. It is read on arrival
 * and while a repayment is checked. All are on the first page, because the platform gives one at a time.
 */
export const useUnpaidLoan = (): OwedLoan | undefined => {
	const app = useApp();
	const [loan, setLoan] = useState<OwedLoan>();
	const read = useCallback(async () => {
		const page = await runRequest(
			app,
			Loans.use((port) => port.records({ page: 1 })),
			shownReading,
		);
		if (Result.isSuccess(page)) setLoan(blockingLoan(page.success.rows));
	}, [app]);
	useEffect(() => void read(), [read]);
	useDecision(() => void read(), loan !== undefined && isAwaited(loan));
	return loan;
};

/** Why a withdrawal or a transfer cannot be sent because of `loan`. */
export const loanDisabledReason = (loan: OwedLoan | undefined, t: Translate): string | undefined =>
	loan && t(texts[loan.status].disabled, { number: loan.id });

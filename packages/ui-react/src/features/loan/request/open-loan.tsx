import { canRepay, isOpen } from "@tradewind/domain/loan";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { useKeptList } from "../../../ui/list/use-kept-list.ts";
import { loansOf } from "../kept-list.ts";
import classes from "./open-loan.module.css";
import { openTexts } from "./open-texts.ts";

/** A loan that is not closed yet, and the way to it: the platform gives one at a time (docs/assumptions.md, A-374). */
export const OpenLoan = (): ReactNode => {
	const list = useKeptList(loansOf);
	return list ? <Found list={list} /> : null;
};

const Found = ({ list }: { readonly list: ReturnType<typeof loansOf> }): ReactNode => {
	const { t } = useWords();
	const open = useSelector(list, ({ context }) => context.rows.find(isOpen));
	if (!open) return null;
	const isToRepay = canRepay(open);
	return (
		<p className={classes.notice} role="status">
			{t(openTexts[open.status], { number: open.id })}{" "}
			<Link to={isToRepay ? `/loan/repayment?loan_id=${open.id}` : "/loan/record"}>
				{t(isToRepay ? "loan.repay" : "loan.records")}
			</Link>
		</p>
	);
};

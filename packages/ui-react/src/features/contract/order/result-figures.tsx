import { type ContractOrder, netProfitRule } from "@tradewind/domain/contract";
import { Result } from "effect";
import type { ReactNode } from "react";
import { Money } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import classes from "./result-figures.module.css";

/** The result of a closed order: its profit before the fee, the fee, and its profit after it, side by side. */
export const ResultFigures = ({ order }: { readonly order: ContractOrder }): ReactNode => {
	const { t } = useWords();
	const { profit, fee } = order;
	const net = Result.getOrUndefined(netProfitRule.compute({ profit, fee }))?.netProfit;
	return (
		<dl className={classes.figures}>
			<div>
				<dt className={classes.label}>{t("contract.order.gross")}</dt>
				<dd className={classes.figure}>
					<Money value={profit} digits="exact" sign="always" tone="change" />
				</dd>
			</div>
			<div>
				<dt className={classes.label}>{t("contract.order.fee")}</dt>
				<dd className={classes.figure}>
					<Money value={fee} digits="exact" />
				</dd>
			</div>
			<div>
				<dt className={classes.label}>{t("contract.order.net")}</dt>
				<dd className={classes.figure}>
					<Money value={net} digits="exact" sign="always" tone="change" />
				</dd>
			</div>
		</dl>
	);
};

import { type ContractOrder, netProfitOf } from "@tradewind/domain/contract";
import type { ReactNode } from "react";
import { Checked } from "../../../figures/checked.tsx";
import { ExactMoney } from "../../../figures/exact-money.tsx";
import { useWords } from "../../../i18n/words.ts";
import classes from "./result-figures.module.css";

/** The result of a closed order: its profit before the fee, the fee, what the platform paid of the loss, and its profit after both. */
export const ResultFigures = ({ order }: { readonly order: ContractOrder }): ReactNode => {
	const { t } = useWords();
	const { profit, fee, cover } = order;
	const net = netProfitOf(order);
	return (
		<dl className={classes.figures} data-covered={cover !== undefined}>
			<div>
				<dt className={classes.label}>{t("contract.order.gross")}</dt>
				<dd className={classes.figure}>
					<Checked figure="closed profit" answer={order}>
						<ExactMoney value={profit} sign="always" tone="change" />
					</Checked>
				</dd>
			</div>
			<div>
				<dt className={classes.label}>{t("contract.order.fee")}</dt>
				<dd className={classes.figure}>
					<ExactMoney value={fee} />
				</dd>
			</div>
			{cover ? (
				<div>
					<dt className={classes.label}>{t("contract.order.cover")}</dt>
					<dd className={classes.figure}>
						<Checked figure="cover" answer={order}>
							<ExactMoney value={cover} sign="always" />
						</Checked>
					</dd>
				</div>
			) : null}
			<div>
				<dt className={classes.label}>{t("contract.order.net")}</dt>
				<dd className={classes.figure}>
					<Checked figure="closed net" answer={order}>
						<ExactMoney value={net} sign="always" tone="change" />
					</Checked>
				</dd>
			</div>
		</dl>
	);
};

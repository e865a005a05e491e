import { type ContractOrder, type HistoryTotals, netProfitRule } from "@tradewind/domain/contract";
import type { ReactNode } from "react";
import { Computation } from "../../../figures/computation.tsx";
import { FiguresOfPage } from "../../../figures/figures-of-page.tsx";
import { Sum } from "../../../figures/sum.tsx";
import { useWords } from "../../../i18n/words.ts";
import classes from "./computed.module.css";

/** The platform's total of the history, with the orders that have been read as its parts. */
export const HistoryComputations = (props: {
	readonly rows: readonly ContractOrder[];
	readonly count: number;
	readonly sums: HistoryTotals;
}): ReactNode => {
	const { t } = useWords();
	const { rows, count, sums } = props;
	const { profit, fee, cover, net } = sums;
	const isAll = rows.length >= count;
	const parts = rows
		.filter(({ stage }) => stage === "closed")
		.map((order) => ({ key: order.id, name: `${order.symbol} · ${order.id}`, value: order.profit }));
	return (
		<>
			<p className={classes.note}>
				{t(isAll ? "contract.computed.historyAll" : "contract.computed.historyPart", {
					read: rows.length,
					all: count,
				})}
			</p>
			<Sum
				title={t(isAll ? "contract.orders.profitOfAll" : "contract.computed.readSoFar")}
				parts={parts}
				told={isAll ? profit : undefined}
			/>
			{profit && fee && net ? (
				<Computation
					title={t("contract.order.net")}
					rule={netProfitRule}
					{...(cover && {
						branch: "covered",
						branchName: t("contract.computed.branch.covered"),
					})}
					nameOf={(figure) => t(`contract.computed.field.${figure}`)}
					figures={{ profit, fee, ...(cover && { cover }) }}
					result={net}
				/>
			) : null}
			<FiguresOfPage />
		</>
	);
};

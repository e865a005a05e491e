import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import "./order-table.css";

export type OrderColumns = "holding" | "pending" | "history";

/** The names of the columns. Screen readers read them in each row, where the table hides them. */
export const OrderTableHead = (props: { readonly of: OrderColumns }): ReactNode => {
	const { t } = useWords();
	const stops = `${t("contract.mark.stopLoss")} · ${t("contract.mark.takeProfit")}`;
	const [first, second, third, last] = {
		holding: [t("contract.row.openPrice"), t("contract.row.latestPrice"), stops, t("contract.orders.profit")],
		pending: [t("contract.row.latestPrice"), "", stops, t("contract.row.target")],
		history: [t("contract.row.openPrice"), t("contract.row.closePrice"), "", t("contract.orders.netProfit")],
	}[props.of];
	return (
		<div data-head={props.of} aria-hidden="true">
			<span>{t("shared.export.instrument")}</span>
			<span>{t("contract.ticket.quantity")}</span>
			<span>{first}</span>
			<span>{second}</span>
			<span>{third}</span>
			<span>{t("shared.receipt.time")}</span>
			<span>{last}</span>
		</div>
	);
};

import type { ContractOrder } from "@tradewind/domain/contract";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { OrderProfit } from "../../../figures/order-head.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { FreshnessBadge } from "../../../ui/status/freshness-badge.tsx";
import classes from "./order-sheet.module.css";

/** Asks before an order is closed or cancelled, and shows the current profit. */
export const OrderQuestion = (props: {
	readonly order: ContractOrder;
	readonly asked: "close" | "cancel";
}): ReactNode => {
	const { order, asked } = props;
	const { t } = useWords();
	const isClosed = useSelector(useApp().market, ({ context }) =>
		context.instruments.some(({ id, isOpen }) => id === order.instrument && !isOpen),
	);
	return (
		<div className={classes.question}>
			<p className={classes.ask}>{t(`contract.order.${asked}.ask`)}</p>
			{asked === "close" ? (
				<p className={classes.now}>
					<span>{t("contract.order.close.profit")}</span>
					<OrderProfit value={order.profit} />
					{isClosed ? <span>{t("shared.marketClosed")}</span> : <FreshnessBadge />}
				</p>
			) : null}
			<p className={classes.note}>{t(`contract.order.${asked}.note`)}</p>
		</div>
	);
};

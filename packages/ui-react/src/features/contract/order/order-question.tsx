import type { ContractOrder } from "@tradewind/domain/contract";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { figureText } from "../../../figures/figure-text.ts";
import { hiddenAmount } from "../../../figures/money-text.ts";
import { isolated } from "../../../i18n/isolated.ts";
import { useWords } from "../../../i18n/words.ts";
import { TimeToOpen } from "../../../instruments/time-to-open.tsx";
import { usePricePrecision } from "../../../instruments/use-price-precision.ts";
import { OrderProfit } from "../../../parts/order/order-head.tsx";
import { useApp } from "../../../state/app.ts";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import { FreshnessBadge } from "../../../ui/status/freshness-badge.tsx";
import classes from "./order-sheet.module.css";

/** Asks before an order is closed or cancelled, and shows the current profit. */
export const OrderQuestion = (props: {
	readonly order: ContractOrder;
	readonly asked: "close" | "cancel";
}): ReactNode => {
	const { order, asked } = props;
	const { t, language } = useWords();
	const [isHidden] = useHiddenAmounts();
	const digits = usePricePrecision(order.instrument, order.latestPrice);
	const price = asked === "close" ? order.latestPrice : order.askedPrice;
	const quantity = isHidden ? hiddenAmount : figureText(order.quantity, { digits: "own" }, language.tag).text;
	const closed = useSelector(useApp().market, ({ context }) =>
		context.instruments.find(({ id, isOpen }) => id === order.instrument && !isOpen),
	);
	return (
		<div className={classes.question}>
			<p className={classes.ask}>
				{t(`contract.order.${asked}.ask`, {
					order: isolated(`${t(`contract.side.${order.direction}`)} ${quantity} ${order.symbol}`),
					price: figureText(price, { digits }, language.tag).text,
				})}
			</p>
			{asked === "close" ? (
				<p className={classes.now}>
					<span>{t("contract.order.close.profit")}</span>
					<OrderProfit value={order.profit} />
					{closed ? (
						<span>
							{t("shared.issue.market closed")}
							<TimeToOpen instrument={closed} isRough />
						</span>
					) : (
						<FreshnessBadge />
					)}
				</p>
			) : null}
			<p className={classes.note}>{t(`contract.order.${asked}.note`)}</p>
		</div>
	);
};

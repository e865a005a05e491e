import { type ContractOrder, netProfitOf } from "@tradewind/domain/contract";
import type { ReactNode } from "react";
import { figureText } from "../../../figures/figure-text.ts";
import { Money } from "../../../figures/money.tsx";
import { hiddenAmount } from "../../../figures/money-text.ts";
import { isolated } from "../../../i18n/isolated.ts";
import { useWords } from "../../../i18n/words.ts";
import { usePricePrecision } from "../../../instruments/use-price-precision.ts";
import { OrderProfit } from "../../../parts/order/order-head.tsx";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import { Facts } from "../../../ui/sheet/fact-list.tsx";
import { FreshnessBadge } from "../../../ui/status/freshness-badge.tsx";
import { useClosedMarket } from "./closed-market.tsx";
import classes from "./order-sheet.module.css";

/** Asks before an order is closed or cancelled, and shows what it brings at the current price, as its result will (docs/assumptions.md, A-851). */
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
	const closed = useClosedMarket(order.instrument);
	return (
		<div className={classes.question}>
			<p className={classes.ask}>
				{t(`contract.order.${asked}.ask`, {
					order: isolated(`${t(`contract.side.${order.direction}`)} ${quantity} ${order.symbol}`),
					price: figureText(price, { digits }, language.tag).text,
				})}
			</p>
			{asked === "close" ? (
				<>
					<p className={classes.now}>
						<span>{t("contract.order.net")}</span>
						<OrderProfit value={netProfitOf(order)} />
						{closed ? null : <FreshnessBadge />}
					</p>
					<Facts
						facts={[
							[t("contract.order.gross"), <Money key="g" value={order.profit} sign="always" tone="change" />],
							[t("contract.order.feePaid"), <Money key="f" value={order.fee} />],
						]}
					/>
				</>
			) : null}
			<p className={classes.note}>{t(`contract.order.${asked}.note`)}</p>
		</div>
	);
};

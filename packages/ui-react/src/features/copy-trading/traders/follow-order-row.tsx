import type { FollowOrder } from "@tradewind/domain/copy-trading";
import { useSelector } from "@xstate/react";
import { memo, type ReactNode } from "react";
import { Checked } from "../../../figures/checked.tsx";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { Figure } from "../../../figures/figure.tsx";
import { Money, OwnQuantity } from "../../../figures/money.tsx";
import { useTimes } from "../../../i18n/use-times.ts";
import { useWords } from "../../../i18n/words.ts";
import { OrderTitle } from "../../../parts/order/order-title.tsx";
import { useApp } from "../../../state/app.ts";
import { Row } from "../../../ui/list/row.tsx";

interface FollowOrderRowProps {
	readonly order: FollowOrder;
	/** Orders of a trader are public: their amounts are not hidden with the customer's own. */
	readonly isPublic: boolean;
}

/** An order of a trader, or the customer's copy of it. */
export const FollowOrderRow = memo(({ order, isPublic }: FollowOrderRowProps): ReactNode => {
	const { t } = useWords();
	const times = useTimes();
	const digits = useDigits(order);
	return (
		<Row
			title={
				<OrderTitle symbol={order.symbol} side={order.direction}>
					{t(`copy-trading.order.${order.direction}`)}{" "}
					{isPublic ? (
						<Figure value={order.quantity} digits={decimalsOf(order.quantity)} />
					) : (
						<OwnQuantity value={order.quantity} />
					)}
				</OrderTitle>
			}
			figure={
				<>
					<span className="visually-hidden">{t("copy-trading.order.profit")}</span>{" "}
					<Checked figure="followed profit" answer={order}>
						<Money value={order.profit} sign="always" tone="change" isPublic={isPublic} />
					</Checked>
				</>
			}
			details={
				<>
					<span>
						{t("copy-trading.order.openPrice")} <Figure value={order.openPrice} digits={digits} />
					</span>{" "}
					<span>
						{t(`copy-trading.order.${order.stage === "holding" ? "latestPrice" : "closePrice"}`)}{" "}
						<Figure value={order.latestPrice} digits={digits} />
					</span>
				</>
			}
			note={times.short(order.createdAt)}
		/>
	);
});

/** Decimals of the instrument's prices; if it is not listed, those of the price. */
const useDigits = ({ symbol, latestPrice }: FollowOrder): number =>
	useSelector(
		useApp().market,
		({ context }) => context.instruments.find((each) => each.symbol === symbol)?.pricePrecision,
	) ?? decimalsOf(latestPrice);

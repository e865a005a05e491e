import type { ContractOrder } from "@tradewind/domain/contract";
import type { Decimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { Figure } from "../../../figures/figure.tsx";
import { HowComputedPart } from "../../../figures/how-computed.tsx";
import { Money, OwnQuantity } from "../../../figures/money.tsx";
import { OrderHead, OrderProfit } from "../../../figures/order-head.tsx";
import { orderTime } from "../../../figures/order-time.ts";
import { ShowAmounts } from "../../../figures/show-amounts.tsx";
import { useWords } from "../../../i18n/words.ts";
import { usePricePrecision } from "../../../instruments/use-price-precision.ts";
import { lazyWithWords } from "../../../router/lazy.ts";
import { type Fact, Facts } from "../../../ui/sheet/fact-list.tsx";
import { EndNote } from "./end-note.tsx";
import classes from "./order-sheet.module.css";
import { ResultFigures } from "./result-figures.tsx";

const OrderComputations = lazyWithWords<{ readonly order: ContractOrder }>(() =>
	import("../calculations/order-computations.tsx").then((file) => file.OrderComputations),
);

/** All facts of an order. */
export const OrderDetails = (props: {
	readonly order: ContractOrder;
	/** The figures of a closed order are the platform's record of it. */
	readonly isRecord?: boolean;
}): ReactNode => {
	const { order } = props;
	const { t, language } = useWords();
	const digits = usePricePrecision(order.instrument, order.latestPrice);
	const { stage } = order;
	const hasResult = props.isRecord === true && stage === "closed";
	const isFilled = stage === "holding" || stage === "closed";
	const price = (value: Decimal | undefined) => <Figure value={value} digits={digits} />;
	const amount = (value: Decimal) => <Money value={value} digits="exact" />;
	const rows: readonly Fact[] = [
		["multiple", <Figure key="m" value={order.multiple} digits={decimalsOf(order.multiple)} prefix="×" />],
		...(isFilled
			? ([
					["openPrice", price(order.openPrice)],
					[stage === "closed" ? "closePrice" : "latestPrice", price(order.latestPrice)],
				] as const)
			: ([["askedPrice", price(order.askedPrice)]] as const)),
		["stopLoss", price(order.stopLoss)],
		["takeProfit", price(order.takeProfit)],
		["margin", amount(order.margin)],
		...(hasResult ? [] : [["fee", amount(order.fee)] as const]),
		[isFilled ? "created" : "placed", orderTime(order.createdAt, language.tag, true)],
		...(order.completedAt
			? ([
					[
						stage === "cancelled" ? "cancelledAt" : "completed",
						orderTime(order.completedAt, language.tag, true),
					],
				] as const)
			: []),
		["number", <bdi key="n">{String(order.id)}</bdi>],
	];
	return (
		<div className={classes.details}>
			<OrderHead
				side={order.direction}
				ordered={
					<>
						{t(`contract.${order.direction}`)} <OwnQuantity value={order.quantity} />
					</>
				}
			>
				{isFilled ? (
					<OrderProfit value={order.profit} />
				) : (
					<span>{t(stage === "cancelled" ? "contract.row.cancelled" : "contract.orders.tab.pending")}</span>
				)}
			</OrderHead>
			{hasResult ? <EndNote order={order} /> : null}
			{hasResult ? <ResultFigures order={order} /> : null}
			<Facts facts={rows.map(([label, value]) => [t(`contract.order.${label}`), value])} />
			<ShowAmounts />
			<HowComputedPart>{() => <OrderComputations order={order} />}</HowComputedPart>
		</div>
	);
};

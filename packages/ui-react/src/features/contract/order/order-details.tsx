import { type ContractOrder, netProfitOf, pendingKindOf } from "@tradewind/domain/contract";
import type { Decimal } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { ExactMoney } from "../../../figures/exact-money.tsx";
import { Figure } from "../../../figures/figure.tsx";
import { noValue } from "../../../figures/figure-text.ts";
import { HowComputedPart } from "../../../figures/how-computed.tsx";
import { OwnQuantity } from "../../../figures/money.tsx";
import { Multiple } from "../../../figures/multiple.tsx";
import { ShowAmounts } from "../../../figures/show-amounts.tsx";
import { useWords } from "../../../i18n/words.ts";
import { usePricePrecision } from "../../../instruments/use-price-precision.ts";
import { orderFacts } from "../../../parts/contract/record/order-record.tsx";
import { OrderHead, OrderProfit } from "../../../parts/order/order-head.tsx";
import { lazyWithWords } from "../../../router/lazy.ts";
import { useApp } from "../../../state/app.ts";
import { useFeeBasis } from "../../../state/use-settings.ts";
import { type Fact, Facts } from "../../../ui/sheet/fact-list.tsx";
import { feeWhenFilled } from "../calculations/order-calculations.ts";
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
	const { t } = useWords();
	const digits = usePricePrecision(order.instrument, order.latestPrice);
	const { stage } = order;
	const feeBasis = useFeeBasis();
	const instrument = useSelector(useApp().market, ({ context }) =>
		context.instruments.find(({ id }) => id === order.instrument),
	);
	const fee = instrument && feeBasis && feeWhenFilled(order, { instrument, feeBasis });
	const hasResult = props.isRecord === true && stage === "closed";
	const isFilled = stage === "holding" || stage === "closed";
	const price = (value: Decimal | undefined) => <Figure value={value} digits={digits} />;
	const stop = (value: Decimal | undefined) => (value ? price(value) : t("contract.ticket.stops.none"));
	const amount = (value: Decimal | undefined) => <ExactMoney value={value} />;
	const kind = pendingKindOf(order.direction, order.askedPrice, order.latestPrice);
	const record = orderFacts(order, t, price);
	const facts: readonly (Fact | undefined)[] = [
		[t("contract.order.multiple"), <Multiple key="m" value={order.multiple} />],
		record.price,
		isFilled
			? [
					t(stage === "closed" ? "contract.order.closePrice" : "contract.order.latestPrice"),
					price(order.latestPrice),
				]
			: undefined,
		...(stage === "pending"
			? [
					[t("contract.order.kind"), kind ? t(`contract.order.kind.${kind}`) : noValue] as const,
					[t("contract.order.duration"), t("contract.order.duration.untilCancelled")] as const,
				]
			: []),
		[t("contract.order.stopLoss"), stop(order.stopLoss)],
		[t("contract.order.takeProfit"), stop(order.takeProfit)],
		[t("contract.order.margin"), amount(order.margin)],
		hasResult
			? undefined
			: stage === "pending"
				? [t("contract.order.feeWhenFilled"), amount(fee)]
				: record.fee,
		record.created,
		record.completed,
		record.number,
	];
	return (
		<div className={classes.details}>
			<OrderHead
				side={order.direction}
				ordered={
					<>
						{t(`contract.side.${order.direction}`)} <OwnQuantity value={order.quantity} />
					</>
				}
			>
				{isFilled ? (
					<span>
						<span className="visually-hidden">
							{t(hasResult ? "contract.order.net" : "contract.orders.profit")}
						</span>{" "}
						<OrderProfit value={hasResult ? netProfitOf(order) : order.profit} />{" "}
						{hasResult ? null : <small className={classes.beforeFee}>{t("contract.bar.beforeFee")}</small>}
					</span>
				) : (
					<span>{t(stage === "cancelled" ? "contract.row.cancelled" : "contract.orders.tab.pending")}</span>
				)}
			</OrderHead>
			{hasResult ? <EndNote order={order} /> : null}
			{hasResult ? <ResultFigures order={order} /> : null}
			<Facts facts={facts} />
			<ShowAmounts />
			<HowComputedPart>{() => <OrderComputations order={order} />}</HowComputedPart>
		</div>
	);
};

import type { ContractOrder } from "@tradewind/domain/contract";
import type { ReactNode } from "react";
import { Figure } from "../../../figures/figure.tsx";
import { OwnQuantity } from "../../../figures/money.tsx";
import { useTimes } from "../../../i18n/use-times.ts";
import { useWords } from "../../../i18n/words.ts";
import { usePricePrecision } from "../../../instruments/use-price-precision.ts";
import { useQuote } from "../../../instruments/use-quote.ts";
import { OrderTitle } from "../../../parts/order/order-title.tsx";
import { Row } from "../../../ui/list/row.tsx";
import classes from "./order-row.module.css";
import { RowStops } from "./row-stops.tsx";

/** An order in two lines: name, direction and profit; prices and time. */
export const OrderRow = (props: {
	readonly order: ContractOrder;
	readonly onOpen: (order: ContractOrder) => void;
	/** Whether a pending order shows the latest price. */
	readonly isWatching?: boolean;
	/** The profit of a position or a closed order, with a label for screen readers. */
	readonly profit: ReactNode;
	/** What is said of a position below its prices. */
	readonly note?: ReactNode;
	/** Replaces the order's price with a live one. */
	readonly latestPrice?: ReactNode;
}): ReactNode => {
	const { order } = props;
	const { t } = useWords();
	const times = useTimes();
	const digits = usePricePrecision(order.instrument, order.latestPrice);
	const isOver = order.stage === "closed" || order.stage === "cancelled";
	return (
		<Row
			onOpen={() => props.onOpen(order)}
			title={
				<>
					<OrderTitle symbol={order.symbol} side={order.direction}>
						{t(`contract.side.${order.direction}`)} <OwnQuantity value={order.quantity} />
					</OrderTitle>
					{order.isCopy ? <span className={classes.copied}>{t("contract.copied")}</span> : null}
				</>
			}
			figure={<Worth order={order} digits={digits} profit={props.profit} />}
			details={
				<Prices
					order={order}
					digits={digits}
					isWatching={props.isWatching ?? false}
					latestPrice={props.latestPrice}
					note={props.note}
				/>
			}
			note={times.short(isOver ? (order.completedAt ?? order.createdAt) : order.createdAt)}
		/>
	);
};

interface Part {
	readonly order: ContractOrder;
	readonly digits: number;
}

const Worth = ({ order, digits, profit }: Part & { readonly profit: ReactNode }): ReactNode => {
	const { t } = useWords();
	if (order.stage === "cancelled")
		return <span className={classes.quiet}>{t("contract.row.cancelled")}</span>;
	if (order.stage === "pending")
		return (
			<>
				<span className={classes.label} data-label>
					{t("contract.row.target")}
				</span>{" "}
				<Figure value={order.askedPrice} digits={digits} />
			</>
		);
	return profit;
};

const Prices = (
	props: Part & {
		readonly isWatching: boolean;
		readonly latestPrice: ReactNode;
		readonly note: ReactNode;
	},
): ReactNode => {
	const { order, digits, isWatching } = props;
	const { t } = useWords();
	const quote = useQuote(order.stage === "pending" ? order.code : undefined, isWatching);
	if (order.stage === "pending")
		return (
			<>
				<span>
					<span data-label>{t("contract.row.latestPrice")}</span>{" "}
					<Figure value={quote?.price} digits={digits} />
				</span>
				<RowStops order={order} digits={digits} />
			</>
		);
	if (order.stage === "cancelled")
		return (
			<span>
				{t("contract.row.target")} <Figure value={order.askedPrice} digits={digits} />
			</span>
		);
	return (
		<>
			<span>
				<span data-label>{t("contract.row.openPrice")}</span>{" "}
				<Figure value={order.openPrice} digits={digits} />
			</span>{" "}
			<span>
				<span data-label>
					{t(order.stage === "holding" ? "contract.row.latestPrice" : "contract.row.closePrice")}
				</span>{" "}
				{props.latestPrice ?? <Figure value={order.latestPrice} digits={digits} />}
			</span>{" "}
			{order.stage === "holding" ? <RowStops order={order} digits={digits} /> : null} {props.note}
		</>
	);
};

import { type ContractOrder, netPositionOf } from "@tradewind/domain/contract";
import type { Instrument } from "@tradewind/domain/market";
import type { Quantity } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { decimalsOf } from "../../../../figures/decimals-of.ts";
import { Figure } from "../../../../figures/figure.tsx";
import { figureText } from "../../../../figures/figure-text.ts";
import { LiveMoney } from "../../../../figures/live-money.tsx";
import { Money } from "../../../../figures/money.tsx";
import { useWords } from "../../../../i18n/words.ts";
import { useHeldProfit } from "../../../../parts/contract/held.ts";
import { useHiddenAmounts } from "../../../../state/use-hidden-amounts.ts";
import { profitAt } from "../../order/profit-at.ts";
import type { OrderLine } from "./lines-of.ts";

/** The tag of a line: side, quantity and floating profit of the position; what a stop would gain or lose, before fees. */
export const LineText = (props: {
	readonly line: OrderLine;
	/** The positions that the line stands for. */
	readonly held: readonly ContractOrder[];
	/** Whether the chart has the stops of several orders, so that a stop names its own. */
	readonly isOneOfMany: boolean;
	readonly instrument: Instrument;
}): ReactNode => {
	const { line, held, instrument, isOneOfMany } = props;
	const { t } = useWords();
	if (line.kind === "stop-loss" || line.kind === "take-profit")
		return (
			<>
				{isOneOfMany ? (
					<>
						<Size direction={line.order.direction} quantity={line.order.quantity} />{" "}
					</>
				) : null}
				{t(line.kind === "stop-loss" ? "contract.mark.stopLoss" : "contract.mark.takeProfit")}{" "}
				<Money
					value={profitAt(line.order, line.price, instrument.contractSize)}
					sign="always"
					tone="change"
				/>{" "}
				<span data-level>
					<Figure value={line.price} digits={instrument.pricePrecision} />
				</span>
			</>
		);
	const net = netPositionOf(held);
	return (
		<>
			{line.kind === "pending" ? (
				<span>{t("contract.ticket.kind.pending")} </span>
			) : (
				// Otherwise its name would be that of a press.
				<span className="visually-hidden">{t("contract.positions.title")}</span>
			)}{" "}
			{held.length > 1 ? <span>{t("contract.bar.net")} </span> : null}
			<Size direction={net.direction} quantity={net.quantity} />
			{line.kind === "position" ? (
				<>
					{" "}
					<span className="visually-hidden">{t("contract.orders.profit")}</span> <Profit held={held} />
				</>
			) : null}
		</>
	);
};

/** Without the quantity while amounts are hidden: profit follows from it and the prices. */
const Size = (props: {
	readonly direction: ContractOrder["direction"] | undefined;
	readonly quantity: Quantity;
}): ReactNode => {
	const { direction } = props;
	const { t, language } = useWords();
	const [isHidden] = useHiddenAmounts();
	const digits = decimalsOf(props.quantity);
	const quantity = figureText(props.quantity, { digits }, language.tag).text;
	if (!direction) return <span>{quantity}</span>;
	return (
		<span>{isHidden ? t(`contract.side.${direction}`) : t(`contract.mark.${direction}`, { quantity })}</span>
	);
};

const Profit = ({ held }: { readonly held: readonly ContractOrder[] }): ReactNode => (
	<LiveMoney of={useHeldProfit(held)} sign="always" tone="change" />
);

/** The tag of the price at which the platform closes positions. */
export const ClosingText = (): ReactNode => {
	const { t } = useWords();
	return t("contract.bar.closing");
};

import { type MicroOrder, profitPercentRule } from "@tradewind/domain/micro";
import { type Decimal, formatFigure } from "@tradewind/domain/money";
import { Result } from "effect";
import type { ReactNode } from "react";
import type { MicroResult } from "../../../activity/micro-result-toast.ts";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { Figure } from "../../../figures/figure.tsx";
import { Money } from "../../../figures/money.tsx";
import { moneyText } from "../../../figures/money-text.ts";
import { ShowAmounts } from "../../../figures/show-amounts.tsx";
import { useWords } from "../../../i18n/words.ts";
import { usePricePrecision } from "../../../instruments/use-price-precision.ts";
import { microFacts } from "../../../parts/micro/record/micro-record.tsx";
import { OrderHead, OrderProfit } from "../../../parts/order/order-head.tsx";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import { useSettings } from "../../../state/use-settings.ts";
import { type Fact, Facts } from "../../../ui/sheet/fact-list.tsx";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { Direction } from "./direction.tsx";
import { type Evidence, evidenceOf } from "./evidence.ts";
import classes from "./evidence-sheet.module.css";
import { PricePath } from "./price-course.tsx";
import { ResultComputed } from "./result-computed.tsx";

interface Shown {
	readonly order: MicroOrder;
	readonly showsDetails: boolean;
}

/** The result of a closed order and its evidence. */
export const EvidenceSheet = (props: {
	readonly order: MicroOrder | undefined;
	readonly onClose: () => void;
	readonly showsDetails: boolean;
}): ReactNode => {
	const { order, onClose, showsDetails } = props;
	if (!order) return null;
	return (
		<Sheet open onClose={onClose} title={order.symbol}>
			<Details order={order} showsDetails={showsDetails} />
		</Sheet>
	);
};

const Details = ({ order, showsDetails }: Shown): ReactNode => {
	const { microLossLevel } = useSettings();
	const evidence = evidenceOf(order, microLossLevel);
	return (
		<div className={classes.evidence}>
			<OrderHead
				side={order.direction}
				ordered={
					<>
						<Direction of={order.direction} /> <Money value={order.amount} />
					</>
				}
			>
				{showsDetails ? <OrderProfit value={order.profit} /> : null}
			</OrderHead>
			{showsDetails ? <Told order={order} evidence={evidence} /> : null}
			{showsDetails ? <PricePath order={order} /> : null}
			<ShowAmounts />
			<Facts facts={useFacts({ order, showsDetails })} />
			{showsDetails ? <ResultComputed evidence={evidence} /> : null}
		</div>
	);
};

/** The result as a sentence: with its reason if prices and rule confirm it, else only the platform's figure. */
const Told = (props: { readonly order: MicroOrder; readonly evidence: Evidence }): ReactNode => {
	const { t, language } = useWords();
	const { order, evidence } = props;
	const digits = usePricePrecision(order.instrument, order.openPrice);
	const { reported, shown, isConfirmed } = evidence;
	const [isHidden] = useHiddenAmounts();
	if (!reported || !order.profit || !order.openPrice || !order.endPrice)
		return <p className={classes.reported}>{t("micro.evidence.untold")}</p>;
	const text = (value: Decimal, decimals: number) =>
		formatFigure(value, { digits: decimals, rounding: "half up", sign: "never", locale: language.tag });
	const amount = (value: Decimal) => moneyText(value, { sign: "never", locale: language.tag }, isHidden);
	const facts = {
		open: text(order.openPrice, digits),
		end: text(order.endPrice, digits),
		amount: amount(order.profit),
		stake: amount(order.amount),
	};
	return (
		<>
			<p className={classes.reported}>
				{t(
					`micro.evidence.${reported}.${isConfirmed && reported === shown ? reasonOf(reported, order) : "plain"}`,
					facts,
				)}
			</p>
			{isConfirmed ? null : (
				<p className="warning" role="note">
					{t("micro.evidence.differs")}
				</p>
			)}
		</>
	);
};

const reasonOf = (reported: MicroResult, { direction }: MicroOrder) =>
	reported === "even" ? "still" : direction;

const useFacts = ({ order, showsDetails }: Shown): readonly (Fact | undefined)[] => {
	const { t } = useWords();
	const digits = usePricePrecision(order.instrument, order.openPrice);
	const { profitRatio } = order;
	const percent = profitRatio && Result.getOrUndefined(profitPercentRule.compute({ profitRatio }))?.percent;
	const { created, completed, number } = microFacts(order, t);
	return [
		[t("micro.order.openPrice"), <Figure key="o" value={order.openPrice} digits={digits} />],
		[t("micro.order.endPrice"), <Figure key="e" value={order.endPrice} digits={digits} />],
		[t("micro.order.duration"), t("micro.order.seconds", { count: order.seconds })],
		[
			t("micro.computed.percent"),
			<Figure key="r" value={percent} digits={percent ? decimalsOf(percent) : 0} unit="%" />,
		],
		...(showsDetails ? [created, completed] : []),
		number,
	];
};

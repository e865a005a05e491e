import {
	closeReliefs,
	hazardRateWithoutRule,
	stopOutPriceRule,
	stopOutPrices,
} from "@tradewind/domain/contract";
import { distance, sumOfKnown } from "@tradewind/domain/sum";
import { useSelector } from "@xstate/react";
import { Fragment, type ReactNode } from "react";
import { Computation } from "../../../figures/computation.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import classes from "./computed.module.css";

/** The price of each instrument at which positions are closed, and the margin level without each position. */
export const RescueComputations = (): ReactNode => {
	const { t } = useWords();
	const { orders, market } = useApp();
	const instruments = useSelector(market, ({ context }) => context.instruments);
	const { holding, totals } = useSelector(orders, (snapshot) => snapshot.context);
	const prices = stopOutPrices({ holding, totals }, (id) => instruments.find((one) => one.id === id));
	const reliefs = closeReliefs({ holding, totals });
	const nameOf = (figure: string) =>
		figure === "hazardRate" ? t("contract.orders.hazardRate") : t(`contract.computed.field.${figure}`);
	if (!totals) return <p className={classes.note}>{t("contract.computed.untold")}</p>;
	return (
		<>
			{prices.map(({ instrument, price, figures: { direction, ...figures } }) => {
				const move = distance(figures.price, price);
				return (
					<Fragment key={instrument.id}>
						<Computation
							title={t("contract.computed.move")}
							rule={stopOutPriceRule}
							branch="move"
							branchName={instrument.symbol}
							nameOf={nameOf}
							figures={figures}
							result={move}
						/>
						<Computation
							title={t("contract.computed.stopOutPrice")}
							rule={stopOutPriceRule}
							branch={direction}
							branchName={`${instrument.symbol} ${t(`contract.side.${direction}`)}`}
							nameOf={nameOf}
							figures={{ price: figures.price, move }}
							result={price}
						/>
					</Fragment>
				);
			})}
			{reliefs.map(({ order: { id, symbol, margin }, hazardRate }) =>
				hazardRate ? (
					<Computation
						key={id}
						title={t("contract.computed.without")}
						rule={hazardRateWithoutRule}
						branchName={`${symbol} ${id}`}
						nameOf={nameOf}
						figures={{
							hazardRate: totals.hazardRate,
							margin,
							otherMargin: sumOfKnown(
								holding.filter((other) => other.id !== id).map((other) => other.margin),
							),
						}}
						result={hazardRate}
					/>
				) : null,
			)}
		</>
	);
};

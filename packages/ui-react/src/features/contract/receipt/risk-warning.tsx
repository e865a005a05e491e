import { type OrderDraft, orderRiskOf, receiptOf, stopOutAfter } from "@tradewind/domain/contract";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { figureText } from "../../../figures/figure-text.ts";
import { percentText } from "../../../figures/percent-text.ts";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import type { TicketActor } from "../ticket/ticket-actor.ts";
import classes from "./receipt.module.css";
import { useRiskFacts } from "./use-risk-facts.ts";

/** Says to which margin level a drafted order leads, and where the platform closes positions then (docs/assumptions.md, A-951). */
export const useRiskWarning = (
	ticket: TicketActor,
	pressed: OrderDraft,
): { readonly isRisky: boolean; readonly warning: ReactNode } => {
	const { t, language } = useWords();
	const context = useSelector(ticket, (snapshot) => snapshot.context);
	const holding = useSelector(useApp().orders, (snapshot) => snapshot.context.holding);
	const { instrument } = context;
	const receipt = receiptOf(pressed, context);
	const { hazardRate, risk } = orderRiskOf(receipt, useRiskFacts());
	if (!hazardRate)
		return {
			isRisky: false,
			warning: <p className={`warning ${classes.risk}`}>{t("contract.receipt.risk.unknown")}</p>,
		};
	if (risk === "none") return { isRisky: false, warning: undefined };
	const level = percentText(hazardRate, language.tag, { digits: 2, rounding: "down" });
	const closing = stopOutAfter({ ...receipt, order: pressed.order, instrument, hazardRate }, holding);
	const isAlone = holding.every((one) => one.instrument === pressed.order.instrument);
	return {
		isRisky: true,
		warning: (
			<div className={`warning ${classes.risk}`} data-risk={risk}>
				<p>
					<strong>{t(`contract.receipt.risk.${risk}`, { level })}</strong>
				</p>
				{closing ? (
					<p>
						{t(`shared.status.margin.${isAlone ? "at" : "alone"}`, {
							price: figureText(closing, { digits: instrument.pricePrecision }, language.tag).text,
							symbol: instrument.symbol,
						})}
					</p>
				) : null}
			</div>
		),
	};
};

import {
	feeRule,
	floatingProfitRule,
	freeAfterRule,
	marginRule,
	type OrderDraft,
	receiptOf,
} from "@tradewind/domain/contract";
import { parseDecimal, readTypedDecimal } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { Result } from "effect";
import type { ReactNode } from "react";
import { Computation } from "../../../figures/computation.tsx";
import { useWords } from "../../../i18n/words.ts";
import { summaryOf, type TicketActor } from "../ticket/ticket-actor.ts";
import classes from "./computed.module.css";

/** The calculations of a ticket with its inputs; on the receipt also those of the stops. */
export const TicketComputations = (props: {
	readonly ticket: TicketActor;
	readonly pressed?: OrderDraft;
}): ReactNode => {
	const { t } = useWords();
	const context = useSelector(props.ticket, (snapshot) => snapshot.context);
	const { margin, fee, freeAfter, reference } = summaryOf(context);
	const { instrument, form, feeBasis, language, free } = context;
	if (!margin || !fee || !feeBasis) return <p className={classes.none}>{t("contract.computed.nothing")}</p>;
	const quantity = Result.getOrUndefined(readTypedDecimal(form.quantity, language));
	const multiple = Result.getOrUndefined(parseDecimal(form.multiple));
	const { contractSize, feeRate } = instrument;
	const nameOf = (figure: string) => t(`contract.computed.field.${figure}`);
	return (
		<>
			<Computation
				title={t("contract.ticket.margin")}
				rule={marginRule}
				branch={instrument.marginMode}
				branchName={t(`contract.computed.branch.${instrument.marginMode}`)}
				nameOf={nameOf}
				figures={{ quantity, contractSize, price: reference, multiple }}
				result={margin}
			/>
			<Computation
				title={t("contract.ticket.fee")}
				rule={feeRule}
				branch={feeBasis}
				branchName={t(`contract.computed.branch.${feeBasis}`)}
				nameOf={nameOf}
				figures={{ quantity, margin, feeRate }}
				result={fee}
			/>
			{freeAfter ? (
				<Computation
					title={t("contract.receipt.freeAfter")}
					rule={freeAfterRule}
					nameOf={nameOf}
					figures={{ free, margin, fee }}
					result={freeAfter}
				/>
			) : null}
			{props.pressed ? <StopComputations ticket={props.ticket} pressed={props.pressed} /> : null}
		</>
	);
};

/** The profit at each stop, from the price that the receipt shows. */
const StopComputations = (props: {
	readonly ticket: TicketActor;
	readonly pressed: OrderDraft;
}): ReactNode => {
	const { t } = useWords();
	const context = useSelector(props.ticket, (snapshot) => snapshot.context);
	const { order } = props.pressed;
	const { direction, quantity, stopLoss, takeProfit } = order;
	const { price: openPrice, atStopLoss, atTakeProfit } = receiptOf(props.pressed, context);
	const { contractSize } = context.instrument;
	const stops = [
		["stopLoss", stopLoss, atStopLoss],
		["takeProfit", takeProfit, atTakeProfit],
	] as const;
	return stops.map(([name, price, result]) =>
		result ? (
			<Computation
				key={name}
				title={t(`contract.receipt.${name}`)}
				rule={floatingProfitRule}
				branch={direction}
				branchName={t(`contract.${direction}`)}
				nameOf={(figure) =>
					t(figure === "price" ? `contract.ticket.${name}` : `contract.computed.field.${figure}`)
				}
				figures={{ openPrice, price, quantity, contractSize }}
				result={result}
			/>
		) : null,
	);
};

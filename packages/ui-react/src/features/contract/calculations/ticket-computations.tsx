import {
	breakEvenRule,
	floatingProfitRule,
	freeAfterRule,
	hazardRateAfterRule,
	lockedShareRule,
	marginRiskLevels,
	marginRule,
	netProfitRule,
	type OrderDraft,
	orderRiskOf,
	orderValueRule,
	receiptOf,
} from "@tradewind/domain/contract";
import { parseDecimal, readTypedDecimal } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { Result } from "effect";
import { Fragment, type ReactNode } from "react";
import { Computation } from "../../../figures/computation.tsx";
import { FiguresOfPage } from "../../../figures/figures-of-page.tsx";
import { percentText } from "../../../figures/percent-text.ts";
import { useWords } from "../../../i18n/words.ts";
import { useRiskFacts } from "../receipt/use-risk-facts.ts";
import { summaryOf, type TicketActor } from "../ticket/ticket-actor.ts";
import classes from "./computed.module.css";
import { FeeComputation } from "./fee-computation.tsx";

/** The calculations of a ticket with its inputs; on the receipt also those of the stops. */
export const TicketComputations = (props: {
	readonly ticket: TicketActor;
	readonly pressed?: OrderDraft;
}): ReactNode => {
	const { t, language: shownIn } = useWords();
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
			<FeeComputation feeBasis={feeBasis} quantity={quantity} margin={margin} feeRate={feeRate} fee={fee} />
			{freeAfter ? (
				<Computation
					title={t("contract.receipt.freeAfter")}
					rule={freeAfterRule}
					nameOf={nameOf}
					figures={{ free, margin, fee }}
					result={freeAfter}
				/>
			) : null}
			{props.pressed ? <ReceiptComputations ticket={props.ticket} pressed={props.pressed} /> : null}
			{props.pressed ? null : <FiguresOfPage />}
			<p className={classes.note}>
				{t("contract.computed.stopOut", { level: percentText(marginRiskLevels.closing, shownIn.tag) })}
			</p>
		</>
	);
};

/** Value, break-even price, margin level and the result at each stop, from the price that the receipt shows. */
const ReceiptComputations = (props: {
	readonly ticket: TicketActor;
	readonly pressed: OrderDraft;
}): ReactNode => {
	const { t } = useWords();
	const context = useSelector(props.ticket, (snapshot) => snapshot.context);
	const account = useRiskFacts();
	const { order } = props.pressed;
	const { direction, quantity, stopLoss, takeProfit } = order;
	const receipt = receiptOf(props.pressed, context);
	const { price: openPrice, margin, fee, value, breakEven, atStopLoss, atTakeProfit } = receipt;
	const { hazardRate, lockedShare } = orderRiskOf(receipt, account);
	const { contractSize } = context.instrument;
	const nameOf = (figure: string) => t(`contract.computed.field.${figure}`);
	const side = { branch: direction, branchName: t(`contract.side.${direction}`) };
	const stops = [
		["stopLoss", stopLoss, atStopLoss],
		["takeProfit", takeProfit, atTakeProfit],
	] as const;
	return (
		<>
			{value ? (
				<Computation
					title={t("contract.receipt.value")}
					rule={orderValueRule}
					nameOf={nameOf}
					figures={{ quantity, contractSize, price: openPrice }}
					result={value}
				/>
			) : null}
			{lockedShare && account ? (
				<Computation
					title={t("contract.computed.lockedShare")}
					rule={lockedShareRule}
					nameOf={nameOf}
					figures={{ margin, free: account.free }}
					result={lockedShare}
				/>
			) : null}
			{breakEven ? (
				<Computation
					title={t("contract.receipt.breakEven")}
					rule={breakEvenRule}
					{...side}
					nameOf={nameOf}
					figures={{ openPrice, fee, quantity, contractSize }}
					result={breakEven}
				/>
			) : null}
			{hazardRate ? (
				<Computation
					title={t("contract.receipt.level")}
					rule={hazardRateAfterRule}
					nameOf={nameOf}
					figures={{ ...account, margin, fee }}
					result={hazardRate}
				/>
			) : null}
			{stops.map(([name, price, result]) =>
				result ? (
					<Fragment key={name}>
						<Computation
							title={t(`contract.computed.${name}`)}
							rule={floatingProfitRule}
							{...side}
							nameOf={(figure) => (figure === "price" ? t(`contract.ticket.${name}`) : nameOf(figure))}
							figures={{ openPrice, price, quantity, contractSize }}
							result={result.profit}
						/>
						{result.net ? (
							<Computation
								title={t(`contract.receipt.${name}`)}
								rule={netProfitRule}
								nameOf={nameOf}
								figures={{ profit: result.profit, fee }}
								result={result.net}
							/>
						) : null}
					</Fragment>
				) : null,
			)}
		</>
	);
};

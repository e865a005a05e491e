import {
	floatingProfitRule,
	lossAtStopOf,
	netProfitRule,
	quantityForLossRule,
} from "@tradewind/domain/contract";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Computation } from "../../../figures/computation.tsx";
import { RuleName, useExactText } from "../../../figures/exact-text.tsx";
import { RuleDetails } from "../../../figures/rule-details.tsx";
import { useWords } from "../../../i18n/words.ts";
import type { TicketActor } from "../ticket/ticket-actor.ts";
import classes from "./computed.module.css";
import { FeeComputation } from "./fee-computation.tsx";

/** How the quantity follows from the most that the order may lose (docs/assumptions.md, A-643). */
export const LossComputations = (props: {
	readonly ticket: TicketActor;
	/** As typed. */
	readonly loss: string;
}): ReactNode => {
	const { t } = useWords();
	const shown = useExactText();
	const context = useSelector(props.ticket, (snapshot) => snapshot.context);
	const { instrument, feeBasis } = context;
	const made = lossAtStopOf(props.loss, context);
	if (!made || !feeBasis) return <p className={classes.none}>{t("contract.computed.nothing")}</p>;
	const { direction, loss, openPrice, price, quantity, margin, fee, profit, netProfit } = made;
	const nameOf = (figure: string) => t(`contract.computed.field.${figure}`);
	return (
		<>
			<div>
				<p className={classes.note}>
					{t("contract.computed.forLoss", {
						step: shown(instrument.quantityStep, "other"),
						loss: shown(loss),
					})}
				</p>
				<RuleDetails>
					<RuleName rule={quantityForLossRule} />
				</RuleDetails>
			</div>
			<Computation
				title={t("contract.computed.stopLoss")}
				rule={floatingProfitRule}
				branch={direction}
				branchName={t(`contract.side.${direction}`)}
				nameOf={(figure) => (figure === "price" ? t("contract.ticket.stopLoss") : nameOf(figure))}
				figures={{ openPrice, price, quantity, contractSize: instrument.contractSize }}
				result={profit}
			/>
			<FeeComputation
				feeBasis={feeBasis}
				quantity={quantity}
				margin={margin}
				feeRate={instrument.feeRate}
				fee={fee}
			/>
			<Computation
				title={t("contract.receipt.stopLoss")}
				rule={netProfitRule}
				nameOf={nameOf}
				figures={{ profit, fee }}
				result={netProfit}
			/>
		</>
	);
};

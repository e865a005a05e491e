import { feeRule, marginRule, parseDecimal, readTypedDecimal } from "@tradewind/domain";
import { Result } from "effect";
import type { ReactNode } from "react";
import { Computation } from "../../../figures/computation.tsx";
import { useWords } from "../../../i18n/words.ts";
import { Sheet } from "../../../shell/sheet.tsx";
import { useSelected } from "../../../shell/use-selected.ts";
import classes from "./computed-sheet.module.css";
import { summaryOf, type TicketActor } from "./ticket-actor.ts";

/** "How was this computed?": the rules that the ticket is reckoned with, and the figures that they are given. */
export const ComputedSheet = (props: {
	readonly ticket: TicketActor;
	readonly open: boolean;
	readonly onClose: () => void;
}): ReactNode => {
	const { say } = useWords();
	return (
		<Sheet open={props.open} onClose={props.onClose} title={say("contract.computed.title")}>
			<Computations ticket={props.ticket} />
		</Sheet>
	);
};

const Computations = ({ ticket }: { readonly ticket: TicketActor }): ReactNode => {
	const { say } = useWords();
	const context = useSelected(ticket, (snapshot) => snapshot.context);
	const { margin, fee, reference } = summaryOf(context);
	const { instrument, form, feeBasis, language } = context;
	if (!margin || !fee) return <p className={classes.none}>{say("contract.computed.nothing")}</p>;
	const quantity = Result.getOrUndefined(readTypedDecimal(form.quantity, language));
	const multiple = Result.getOrUndefined(parseDecimal(form.multiple));
	const { contractSize, feeRate } = instrument;
	const nameOf = (figure: string) => say(`contract.computed.field.${figure}`);
	const roundingOf = ({ rounding }: { readonly rounding: string }) =>
		say(rounding === "none" ? "contract.computed.exact" : "contract.computed.rounding");
	return (
		<div className={classes.computations}>
			<Computation
				title={say("contract.ticket.margin")}
				rule={marginRule}
				branch={instrument.marginMode}
				branchName={say(`contract.computed.branch.${instrument.marginMode}`)}
				rounding={roundingOf(marginRule)}
				nameOf={nameOf}
				figures={{ quantity, contractSize, price: reference, multiple }}
				result={margin}
			/>
			<Computation
				title={say("contract.ticket.fee")}
				rule={feeRule}
				branch={feeBasis}
				branchName={say(`contract.computed.branch.${feeBasis}`)}
				rounding={roundingOf(feeRule)}
				nameOf={nameOf}
				figures={{ quantity, margin, feeRate }}
				result={fee}
			/>
		</div>
	);
};

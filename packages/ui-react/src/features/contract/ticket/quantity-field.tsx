import { formatFigure } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { type ReactNode, useId } from "react";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { useWords } from "../../../i18n/words.ts";
import { DecimalInput } from "../../../ui/form/decimal-input.tsx";
import classes from "../../../ui/form/field.module.css";
import { issueText } from "../issue-text.ts";
import { type TicketActor, useSummary } from "./ticket-actor.ts";

export const QuantityField = ({ ticket }: { readonly ticket: TicketActor }): ReactNode => {
	const words = useWords();
	const { t, language } = words;
	const id = useId();
	const text = useSelector(ticket, (snapshot) => snapshot.context.form.quantity);
	const instrument = useSelector(ticket, (snapshot) => snapshot.context.instrument);
	const canStepDown = useSummary(ticket, (summary) => summary.canStepDown);
	const wrong = useSummary(ticket, ({ fieldIssues }, context) =>
		fieldIssues.quantity ? issueText(fieldIssues.quantity, context.instrument, words) : undefined,
	);
	const shown = (value: typeof instrument.quantityStep) =>
		formatFigure(value, {
			digits: decimalsOf(value),
			rounding: "half up",
			sign: "negative",
			locale: language.tag,
		});
	const step = shown(instrument.quantityStep);
	return (
		<div className={classes.row}>
			<label className={classes.label} htmlFor={id}>
				{t("contract.ticket.quantity")}
			</label>
			<div className={classes.box} data-wrong={wrong !== undefined}>
				<button
					type="button"
					className={classes.step}
					aria-label={t("contract.ticket.quantity.less", { step })}
					disabled={!canStepDown}
					onClick={() => ticket.send({ type: "step", by: -1 })}
				>
					−
				</button>
				<DecimalInput
					id={id}
					isCentred
					value={text}
					onType={(value) => ticket.send({ type: "change", field: "quantity", value })}
					aria-invalid={wrong !== undefined}
					aria-describedby={`${id}-hint`}
				/>
				<button
					type="button"
					className={classes.step}
					aria-label={t("contract.ticket.quantity.more", { step })}
					onClick={() => ticket.send({ type: "step", by: 1 })}
				>
					+
				</button>
			</div>
			<p id={`${id}-hint`} className={classes.hint} data-wrong={wrong !== undefined}>
				{wrong ?? t("contract.ticket.quantity.hint", { min: shown(instrument.minQuantity), step })}
			</p>
		</div>
	);
};

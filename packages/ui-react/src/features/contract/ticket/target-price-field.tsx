import { formatFigure, writeTypedDecimal } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { type ReactNode, useId } from "react";
import { useWords } from "../../../i18n/words.ts";
import { DecimalInput } from "../../../ui/form/decimal-input.tsx";
import classes from "../../../ui/form/field.module.css";
import { issueText } from "../issue-text.ts";
import { type TicketActor, useSummary } from "./ticket-actor.ts";

/** The price of a pending order; the latest one is a tap away. */
export const TargetPriceField = ({ ticket }: { readonly ticket: TicketActor }): ReactNode => {
	const words = useWords();
	const { t } = words;
	const id = useId();
	const text = useSelector(ticket, (snapshot) => snapshot.context.form.targetPrice);
	const wrong = useSummary(ticket, ({ fieldIssues }, context) =>
		fieldIssues.targetPrice && text !== ""
			? issueText(fieldIssues.targetPrice, context.instrument, words)
			: undefined,
	);
	const type = (value: string) => ticket.send({ type: "change", field: "targetPrice", value });
	return (
		<div className={classes.row}>
			<label className={classes.label} htmlFor={id}>
				{t("contract.ticket.targetPrice")}
			</label>
			<div className={classes.box} data-wrong={wrong !== undefined}>
				<DecimalInput
					id={id}
					value={text}
					onType={type}
					aria-invalid={wrong !== undefined}
					aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
				/>
			</div>
			{wrong === undefined ? null : (
				<p id={`${id}-wrong`} className={classes.hint} data-wrong="true">
					{wrong}
				</p>
			)}
			<div className={classes.chips}>
				<LatestPrice ticket={ticket} onUse={type} />
			</div>
		</div>
	);
};

const LatestPrice = (props: {
	readonly ticket: TicketActor;
	readonly onUse: (text: string) => void;
}): ReactNode => {
	const { t, language } = useWords();
	const quote = useSelector(props.ticket, (snapshot) => snapshot.context.quote);
	const precision = useSelector(props.ticket, (snapshot) => snapshot.context.instrument.pricePrecision);
	if (!quote) return null;
	const price = formatFigure(quote.price, {
		digits: precision,
		rounding: "half up",
		sign: "negative",
		locale: language.tag,
	});
	return (
		<button
			type="button"
			className={classes.chip}
			onClick={() => props.onUse(writeTypedDecimal(quote.price, language.code))}
		>
			<span>{t("contract.ticket.targetPrice.hint", { price })}</span>
		</button>
	);
};

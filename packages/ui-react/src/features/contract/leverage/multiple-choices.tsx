import { multipleText, summarise } from "@tradewind/domain/contract";
import { useSelector } from "@xstate/react";
import { BigDecimal } from "effect";
import type { ReactNode } from "react";
import { Money } from "../../../figures/money.tsx";
import { Multiple } from "../../../figures/multiple.tsx";
import { useWords } from "../../../i18n/words.ts";
import type { TicketActor } from "../ticket/ticket-actor.ts";
import classes from "./multiple-choices.module.css";

/** The instrument's multiples (Spec 1 §5), each with the margin of the typed order, and what the choice changes. */
export const MultipleChoices = (props: {
	readonly ticket: TicketActor;
	readonly onChosen: () => void;
}): ReactNode => {
	const { ticket } = props;
	const { t } = useWords();
	const context = useSelector(ticket, (snapshot) => snapshot.context);
	const { instrument, form } = context;
	if (instrument.multiples.length === 0)
		return (
			<p className={classes.none}>{t("contract.ticket.multiple.none", { symbol: instrument.symbol })}</p>
		);
	const choices = [...instrument.multiples].sort((a, b) => BigDecimal.Order(a.value, b.value));
	return (
		<>
			<p className={classes.meaning}>{t("contract.leverage.meaning")}</p>
			<div className={classes.choices}>
				{choices.map(({ value }) => {
					const text = multipleText(value);
					const { margin } = summarise({ ...context, form: { ...form, multiple: text } });
					return (
						<button
							key={text}
							type="button"
							aria-pressed={text === form.multiple}
							onClick={() => {
								ticket.send({ type: "change", field: "multiple", value: text });
								props.onChosen();
							}}
						>
							<Multiple value={value} />
							<small>
								{t("contract.ticket.margin")} <Money value={margin} />
							</small>
						</button>
					);
				})}
			</div>
		</>
	);
};

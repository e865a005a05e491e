import { formatFigure } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { useWords } from "../../../i18n/words.ts";
import { DecimalField } from "../../../ui/control/decimal-field.tsx";
import { fieldText } from "../issue-text.ts";
import { type TicketActor, useSummary } from "./ticket-actor.ts";

export const QuantityField = ({ ticket }: { readonly ticket: TicketActor }): ReactNode => {
	const words = useWords();
	const { t, language } = words;
	const text = useSelector(ticket, (snapshot) => snapshot.context.form.quantity);
	const instrument = useSelector(ticket, (snapshot) => snapshot.context.instrument);
	const canStepDown = useSummary(ticket, (summary) => summary.canStepDown);
	const wrong = useSummary(ticket, ({ fieldIssues }, context) =>
		// Above the buttons is said that it is missing, below a risk or a value why.
		text === "" ? undefined : fieldText("quantity", fieldIssues, context.instrument, words),
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
		<DecimalField
			label={t("contract.ticket.quantity")}
			value={text}
			onType={(value) => ticket.send({ type: "change", field: "quantity", value })}
			wrong={wrong}
			steps={{
				down: {
					label: t("contract.ticket.quantity.less", { step }),
					isDisabled: !canStepDown,
					onPress: () => ticket.send({ type: "step", by: -1 }),
				},
				up: {
					label: t("contract.ticket.quantity.more", { step }),
					onPress: () => ticket.send({ type: "step", by: 1 }),
				},
			}}
		/>
	);
};

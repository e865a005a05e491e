import { formatFigure, writeTypedDecimal } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { DecimalField, FieldChip } from "../../../ui/control/decimal-field.tsx";
import { fieldText } from "../issue-text.ts";
import { type TicketActor, useSummary } from "./ticket-actor.ts";

/** The target price of a pending order, with a button for the latest price. */
export const TargetPriceField = ({ ticket }: { readonly ticket: TicketActor }): ReactNode => {
	const words = useWords();
	const { t } = words;
	const text = useSelector(ticket, (snapshot) => snapshot.context.form.targetPrice);
	const wrong = useSummary(ticket, ({ fieldIssues }, context) =>
		text === "" ? undefined : fieldText("targetPrice", fieldIssues, context.instrument, words),
	);
	const type = (value: string) => ticket.send({ type: "change", field: "targetPrice", value });
	return (
		<DecimalField
			label={t("contract.ticket.targetPrice")}
			value={text}
			onType={type}
			wrong={wrong}
			end={<LatestPrice ticket={ticket} onUse={type} />}
		/>
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
		<FieldChip onPress={() => props.onUse(writeTypedDecimal(quote.price, language.code))}>
			{t("contract.ticket.targetPrice.hint", { price })}
		</FieldChip>
	);
};

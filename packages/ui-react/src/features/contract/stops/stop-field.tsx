import type { Issue, StopBasis } from "@tradewind/domain/contract";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { DecimalField } from "../../../ui/control/decimal-field.tsx";
import { fieldText, issueText } from "../issue-text.ts";
import { type TicketActor, useSummary } from "../ticket/ticket-actor.ts";
import { StopSuggestions } from "./stop-suggestions.tsx";

const sides = ["buy", "sell"] as const;

const isAt = (field: "stopLoss" | "takeProfit", issue: Issue): boolean =>
	"field" in issue && issue.field === field;

export type StopName = "stopLoss" | "takeProfit";

/** How the stop is typed, if not by its price. */
interface Way {
	readonly basis: StopBasis;
	readonly text: string;
	readonly problem: string | undefined;
	readonly onType: (text: string) => void;
}

/** A stop of the new order. It is invalid only if it fits neither a buy nor a sell. */
export const StopField = (props: {
	readonly ticket: TicketActor;
	readonly field: StopName;
	readonly way: Way | undefined;
}): ReactNode => {
	const { ticket, field, way } = props;
	const words = useWords();
	const { t } = words;
	const isOn = useSelector(ticket, (snapshot) => snapshot.context.form[`${field}On`]);
	const text = useSelector(ticket, (snapshot) => snapshot.context.form[field]);
	// Without a suggestion, a new price does not re-render it.
	const reference = useSummary(ticket, (summary, { form }) =>
		form[field] === "" ? summary.reference : undefined,
	);
	const precision = useSelector(ticket, (snapshot) => snapshot.context.instrument.pricePrecision);
	const wrong = useSummary(ticket, ({ fieldIssues, sideIssues }, context) => {
		const own = fieldText(field, fieldIssues, context.instrument, words);
		if (own !== undefined) return text === "" ? undefined : own;
		const ofSides = sides.map((side) => sideIssues[side].find((issue) => isAt(field, issue)));
		return ofSides.every((issue) => issue !== undefined)
			? ofSides.map((issue) => issueText(issue, context.instrument, words)).join(" · ")
			: undefined;
	});
	const fits = useSummary(ticket, ({ fieldIssues, sideIssues }) => {
		if (!isOn || text === "" || fieldIssues.some((issue) => isAt(field, issue))) return undefined;
		const fitting = sides.filter((side) => !sideIssues[side].some((issue) => isAt(field, issue)));
		return fitting.length === 1 ? fitting[0] : undefined;
	});
	const type = (value: string) => ticket.send({ type: "change", field, value });
	const turn = (value: boolean) => ticket.send({ type: "change", field: `${field}On`, value });
	const said = [
		way && isOn && text !== "" ? t("contract.stops.price", { price: text }) : undefined,
		fits && t(`contract.ticket.fits.${fits}`),
	].filter((part) => part !== undefined);
	const hint = said.length > 0 ? said.join(" · ") : undefined;
	return (
		<fieldset aria-label={t(`contract.ticket.${field}`)}>
			<DecimalField
				label={t(`contract.ticket.${field}`)}
				value={way ? way.text : text}
				toggle={{ isOn, onSwitch: turn, field: t(`contract.stops.${field}.${way?.basis ?? "price"}`) }}
				onType={way?.onType ?? type}
				wrong={way?.problem ?? wrong}
				hint={hint}
			>
				{reference && !way ? (
					<StopSuggestions
						sides={sides}
						field={field}
						reference={reference}
						precision={precision}
						onUse={(value) => {
							turn(true);
							type(value);
						}}
					/>
				) : null}
			</DecimalField>
		</fieldset>
	);
};

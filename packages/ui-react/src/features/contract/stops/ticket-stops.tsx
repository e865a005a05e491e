import { type Direction, type StopBasis, typedStopOf } from "@tradewind/domain/contract";
import { writeTypedDecimal } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { issueText } from "../../../issues/issue-text.ts";
import { Segments } from "../../../ui/control/segments.tsx";
import type { TicketActor } from "../ticket/ticket-actor.ts";
import { StopField, type StopName } from "./stop-field.tsx";
import classes from "./ticket-stops.module.css";

const bases = ["price", "distance", "percent", "money"] as const;
const sides = ["buy", "sell"] as const;
const names = ["stopLoss", "takeProfit"] as const;

/** What was typed for each stop by each basis. It survives a switch of the basis. */
type Typed = { readonly [Field in StopName]: { readonly [Basis in StopBasis]?: string } };

/** The stops of the new order, once they are opened, typed by price or by another basis (docs/assumptions.md, A-644). */
export const TicketStops = (props: {
	readonly ticket: TicketActor;
	/** The button that had the focus has opened them, and is gone. */
	readonly takesFocus: boolean;
}): ReactNode => {
	const { ticket, takesFocus } = props;
	const words = useWords();
	const { t } = words;
	const [basis, setBasis] = useState<(typeof bases)[number]>("price");
	const [side, setSide] = useState<Direction>("buy");
	const [typed, setTyped] = useState<Typed>({ stopLoss: {}, takeProfit: {} });
	const form = useSelector(ticket, (snapshot) => snapshot.context.form);
	const fields = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (takesFocus) fields.current?.querySelector<HTMLElement>("[role=switch]")?.focus();
	}, [takesFocus]);
	const madeOf = (field: StopName, by: StopBasis, text: string, of: Direction) =>
		typedStopOf(field, of, by, text, ticket.getSnapshot().context);
	/** Sets the price of a stop; none while what is typed has none, so that no older price is sent. */
	const use = (field: StopName, by: StopBasis, text: string, of: Direction) => {
		const made = madeOf(field, by, text, of);
		const { language } = ticket.getSnapshot().context;
		const value = made.is === "price" ? writeTypedDecimal(made.price, language) : "";
		ticket.send({ type: "change", field: `${field}On`, value: true });
		ticket.send({ type: "change", field, value });
	};
	const problemOf = (field: StopName, by: StopBasis, text: string) => {
		const made = madeOf(field, by, text, side);
		return made.is === "price" || made.is === "empty"
			? undefined
			: issueText(made, words, { own: ({ is }) => `contract.stops.issue.${is}` });
	};
	const wayOf = (field: StopName) => {
		if (basis === "price") return undefined;
		const text = typed[field][basis] ?? "";
		return {
			basis,
			text,
			problem: form[`${field}On`] ? problemOf(field, basis, text) : undefined,
			onType: (next: string) => {
				setTyped({ ...typed, [field]: { ...typed[field], [basis]: next } });
				use(field, basis, next, side);
			},
		};
	};
	const chooseSide = (next: Direction) => {
		setSide(next);
		if (basis === "price") return;
		for (const field of names) {
			const text = typed[field][basis];
			if (text && form[`${field}On`]) use(field, basis, text, next);
		}
	};
	return (
		<div ref={fields} className={classes.stops}>
			{names.map((field) => (
				<StopField key={field} ticket={ticket} field={field} way={wayOf(field)} />
			))}
			<Segments
				label={t("contract.stops.basis")}
				segments={bases.map((id) => ({ id, name: t(`contract.stops.by.${id}`) }))}
				chosen={basis}
				onChoose={setBasis}
			/>
			{basis === "price" ? null : (
				<Segments
					label={t("contract.stops.side")}
					segments={sides.map((id) => ({ id, name: t(`contract.stops.side.${id}`) }))}
					chosen={side}
					onChoose={chooseSide}
				/>
			)}
		</div>
	);
};

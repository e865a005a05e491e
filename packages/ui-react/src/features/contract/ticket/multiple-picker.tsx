import { multipleText } from "@tradewind/domain/contract";
import { formatFigure } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { BigDecimal } from "effect";
import { type ReactNode, startTransition, useState } from "react";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { useWords } from "../../../i18n/words.ts";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import classes from "./multiple-picker.module.css";
import type { TicketActor } from "./ticket-actor.ts";

/** The multiple of the order, from the instrument's own list (Spec 1 §5). */
export const MultiplePicker = ({ ticket }: { readonly ticket: TicketActor }): ReactNode => {
	const { t, language } = useWords();
	const [isOpen, setOpen] = useState(false);
	const chosen = useSelector(ticket, (snapshot) => snapshot.context.form.multiple);
	const instrument = useSelector(ticket, (snapshot) => snapshot.context.instrument);
	const choices = [...instrument.multiples]
		.sort((a, b) => BigDecimal.Order(a.value, b.value))
		.map(({ value }) => {
			const locale = language.tag;
			const shown = formatFigure(value, {
				digits: decimalsOf(value),
				rounding: "half up",
				sign: "never",
				locale,
			});
			return { text: multipleText(value), label: t("contract.ticket.multiple.value", { value: shown }) };
		});
	const current = choices.find(({ text }) => text === chosen)?.label;
	return (
		<>
			<button
				type="button"
				className={classes.opener}
				aria-haspopup="dialog"
				onClick={() => startTransition(() => setOpen(true))}
			>
				<span className="visually-hidden">{t("contract.ticket.multiple")}</span>
				<bdi>{current ?? t("contract.ticket.multiple.missing")}</bdi>
				<svg viewBox="0 0 12 12" aria-hidden="true">
					<path d="M2.5 4.5 6 8l3.5-3.5" />
				</svg>
			</button>
			<Sheet
				open={isOpen}
				onClose={() => startTransition(() => setOpen(false))}
				title={t("contract.ticket.multiple.choose")}
			>
				{choices.length === 0 ? (
					<p className={classes.none}>{t("contract.ticket.multiple.none", { symbol: instrument.symbol })}</p>
				) : (
					<div className={classes.choices}>
						{choices.map(({ text, label }) => (
							<button
								key={text}
								type="button"
								aria-pressed={text === chosen}
								onClick={() => {
									ticket.send({ type: "change", field: "multiple", value: text });
									setOpen(false);
								}}
							>
								<bdi>{label}</bdi>
							</button>
						))}
					</div>
				)}
			</Sheet>
		</>
	);
};

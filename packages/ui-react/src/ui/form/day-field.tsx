import { type ReactNode, useId, useMemo, useState } from "react";
import { labelled } from "../../i18n/joined.ts";
import { useWords } from "../../i18n/words.ts";
import classes from "./day-field.module.css";
import { type DayPart, dayOfParts, dayParts, partsOfDay, withTypedPart } from "./day-parts.ts";
import { FieldBox, FieldFrame, type FieldFrameProps, inputAttributes } from "./field-frame.tsx";
import { useShownError } from "./shown-errors.ts";

interface DayFieldProps extends FieldFrameProps {
	readonly name: string;
	/** `YYYY-MM-DD`; empty without a day. */
	readonly value: string;
	readonly onType: (day: string) => void;
	/** The parts of the browser's address book, such as `bday`. */
	readonly autoComplete?: "bday";
}

/**
 * A field for a day: day and year are typed as digits, the month is chosen from a list. A day long ago takes as few steps as
 * today. The parts are in the order of the customer's language.
 */
export const DayField = (given: DayFieldProps): ReactNode => {
	const { t, language } = useWords();
	const id = useId();
	const shownError = useShownError(given.name, given.error);
	const [refused, setRefused] = useState<string>();
	const [buddhistYear, setBuddhistYear] = useState<string>();
	const [typed, setTyped] = useState(() => partsOfDay(given.value));
	const parts = dayOfParts(typed) === given.value ? typed : partsOfDay(given.value);
	const props = {
		...given,
		error: refused === given.value ? t("shared.form.notOneDay") : shownError,
		hint: buddhistYear
			? t("shared.form.buddhistYear", { typed: buddhistYear, year: parts.year })
			: given.hint,
	};
	const order = useMemo(() => dayParts(language.tag), [language.tag]);
	const months = useMemo(() => monthNames(language.tag), [language.tag]);
	const { id: inputId, ...attributes } = inputAttributes(id, props);
	const set = (part: DayPart, text: string): void => {
		const next = withTypedPart(parts, part, text, order);
		setRefused(next ? undefined : props.value);
		if (!next) return;
		setTyped(next.parts);
		if (next.buddhistYear !== undefined || next.parts.year !== parts.year) setBuddhistYear(next.buddhistYear);
		props.onType(dayOfParts(next.parts));
	};
	return (
		<FieldFrame {...props} id={id}>
			<div className={classes.parts}>
				{order.map((part, place) => {
					const common = {
						...attributes,
						id: place === 0 ? inputId : undefined,
						name: props.name,
						"aria-label": labelled(props.label, t(`shared.form.${part}`), language.tag),
						autoComplete: props.autoComplete ? `${props.autoComplete}-${part}` : "off",
						value: parts[part],
					};
					return (
						<div key={part} data-part={part}>
							<FieldBox isWrong={props.error !== undefined}>
								{part === "month" ? (
									<select
										{...common}
										className={classes.select}
										onChange={(event) => set(part, event.currentTarget.value)}
									>
										<option value="">{t("shared.form.month")}</option>
										{months.map(({ number, name }) => (
											<option key={number} value={number}>
												{name}
											</option>
										))}
									</select>
								) : (
									<input
										{...common}
										type="text"
										dir="ltr"
										inputMode="numeric"
										enterKeyHint="next"
										placeholder={t(`shared.form.${part}`)}
										onChange={(event) => set(part, event.currentTarget.value)}
									/>
								)}
							</FieldBox>
						</div>
					);
				})}
			</div>
		</FieldFrame>
	);
};

const monthNames = (tag: string) => {
	const format = new Intl.DateTimeFormat(tag, { month: "long", timeZone: "UTC", calendar: "gregory" });
	return Array.from({ length: 12 }, (_, index) => ({
		number: String(index + 1).padStart(2, "0"),
		name: format.format(Date.UTC(2026, index, 1)),
	}));
};

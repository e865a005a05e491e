import { type ReactNode, useId, useMemo, useState } from "react";
import { labelled } from "../../i18n/joined.ts";
import { useWords } from "../../i18n/words.ts";
import classes from "./day-field.module.css";
import { type DayPart, dayOfParts, dayParts, partsOfDay } from "./day-parts.ts";
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

const lengths: Readonly<Record<DayPart, number>> = { day: 2, month: 2, year: 4 };

/**
 * A day that is typed: day and year as digits, the month from a list of twelve. Long ago is as near as today. The parts are in
 * the order of the customer's language.
 */
export const DayField = (given: DayFieldProps): ReactNode => {
	const { t, language } = useWords();
	const id = useId();
	const props = { ...given, error: useShownError(given.name, given.error) };
	const [typed, setTyped] = useState(() => partsOfDay(props.value));
	const parts = dayOfParts(typed) === props.value ? typed : partsOfDay(props.value);
	const order = useMemo(() => dayParts(language.tag), [language.tag]);
	const months = useMemo(() => monthNames(language.tag), [language.tag]);
	const { id: inputId, ...attributes } = inputAttributes(id, props);
	const set = (part: DayPart, text: string): void => {
		const next = { ...parts, [part]: text };
		setTyped(next);
		props.onType(dayOfParts(next));
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
										maxLength={lengths[part]}
										onChange={(event) => set(part, event.currentTarget.value.replace(/\P{Nd}/gu, ""))}
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

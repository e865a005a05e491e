import { earliestDay, type HistoryRange, historyRangeRule } from "@tradewind/domain/paged-list";
import { commonYearOf, knownZone } from "@tradewind/domain/time";
import { Result } from "effect";
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from "react";
import { latestToday } from "../../../i18n/latest-today.ts";
import { siteTimes } from "../../../i18n/site-times.ts";
import { useWords } from "../../../i18n/words.ts";
import { midnightIn, type ZoneOffset, zoneOffset } from "../../../i18n/zone-offset.ts";
import { useSettings } from "../../../state/use-settings.ts";
import classes from "./date-filter.module.css";

const none = { start: "", end: "" };

/** The dates of each list, so that the fields show them again when the tab is shown again. */
const savedDays = new WeakMap<object, typeof none>();

/**
 * Two dates in the site's time zone, from the year 2000 to today, both included. If they are not a valid filter, a text says why
 * (Spec 1 §5).
 */
export const DateFilter = (props: {
	readonly list: object;
	/** The days survive a reload as this draft (docs/assumptions.md, A-48). */
	readonly draft: {
		readonly stored: () => Readonly<Record<string, unknown>> | undefined;
		readonly keep: (read: () => Readonly<Record<string, unknown>> | undefined) => void;
	};
	/** The text below the fields while the list is filtered. */
	readonly filtered: string;
	readonly onRange: (range: HistoryRange | undefined) => void;
}): ReactNode => {
	const { list, draft, filtered, onRange } = props;
	const { t, language } = useWords();
	const id = useId();
	const [days, setDays] = useState(() => savedDays.get(list) ?? daysIn(draft.stored()));
	const { timeZone } = useSettings();
	const offset = zoneOffset(knownZone(timeZone));
	const today = latestToday(Date.now(), new Date().getTimezoneOffset(), offset(Date.now() / 1000));
	const change = (next: typeof none) => {
		setDays(next);
		savedDays.set(list, next);
		const before = rangeOf(days, today, offset);
		const range = rangeOf(next, today, offset);
		if (before?.startTime !== range?.startTime || before?.endTime !== range?.endTime) onRange(range);
	};
	const start = useEffectEvent(() => {
		draft.keep(() => savedDays.get(list));
		if (savedDays.has(list)) return;
		savedDays.set(list, days);
		const range = rangeOf(days, today, offset);
		if (range) onRange(range);
	});
	useEffect(() => start(), []);
	const standing = standingOf(days, today);
	return (
		<fieldset className={classes.filter}>
			<legend className="visually-hidden">{t("shared.days.title")}</legend>
			{(["start", "end"] as const).map((side) => (
				<label key={side} className={classes.day} data-empty={days[side] === ""}>
					<span>{t(`shared.days.${side}`, { zone: siteTimes(language.tag, timeZone).zone })}</span>
					<input
						type="date"
						min={earliestDay}
						max={today}
						value={days[side]}
						aria-describedby={`${id}-standing`}
						onChange={(event) => change({ ...days, [side]: commonDayOf(event.currentTarget.value) })}
					/>
				</label>
			))}
			<button
				type="button"
				className={classes.reset}
				disabled={days.start === "" && days.end === ""}
				onClick={() => change(none)}
			>
				{t("shared.days.reset")}
			</button>
			<p id={`${id}-standing`} className={classes.standing} role="status">
				{standing === "on" ? filtered : standing && t(`shared.days.${standing}`)}
			</p>
		</fieldset>
	);
};

/** A year of the Buddhist calendar becomes the common one, which the field then shows. */
const commonDayOf = (day: string): string => {
	const year = commonYearOf(Number(day.slice(0, 4)));
	return year === undefined ? day : `${year}${day.slice(4)}`;
};

const daysIn = (draft: Readonly<Record<string, unknown>> | undefined): typeof none => {
	const { start, end } = draft ?? none;
	return typeof start === "string" && typeof end === "string" ? { start, end } : none;
};

const judge = (days: typeof none, today: string) => historyRangeRule.compute({ ...days, today });

/** The days are those of the site's time zone. */
const rangeOf = (days: typeof none, today: string, offset: ZoneOffset): HistoryRange | undefined => {
	const range = Result.getOrUndefined(judge(days, today));
	return (
		range && {
			startTime: midnightIn(range.startTime, offset),
			endTime: midnightIn(range.endTime, offset),
		}
	);
};

const standingOf = (days: typeof none, today: string) => {
	if (days.start === "" && days.end === "") return undefined;
	const range = judge(days, today);
	if (Result.isSuccess(range)) return "on";
	const { reason } = range.failure;
	if (reason === "is missing") return "needsBoth";
	return reason === "is after the end" ? "wrongOrder" : "outOfRange";
};

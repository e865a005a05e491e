import { earliestDay, type HistoryRange, historyRangeRule } from "@tradewind/domain/paged-list";
import { commonYearOf, dayInZone, knownZone } from "@tradewind/domain/time";
import { Result } from "effect";
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from "react";
import { latestToday } from "../../../i18n/latest-today.ts";
import { useNewDay } from "../../../i18n/on-new-day.ts";
import { siteTimes } from "../../../i18n/site-times.ts";
import { useWords } from "../../../i18n/words.ts";
import { midnightIn, type ZoneOffset, zoneOffset } from "../../../i18n/zone-offset.ts";
import { useApp } from "../../../state/app.ts";
import { useSettings } from "../../../state/use-settings.ts";
import { Chips } from "../../control/chips.tsx";
import classes from "./date-filter.module.css";
import { type ChosenPeriod, daysOf, periodIn, periods } from "./period.ts";

/** The period of each list, so that it is shown again when the tab is shown again. */
const savedPeriods = new WeakMap<object, ChosenPeriod>();
/** What each list was last asked for. */
const askedRanges = new WeakMap<object, HistoryRange | undefined>();

/**
 * The period of a list as one row of chips: all, today, a week, a month, or two dates in the site's time zone, from the year 2000
 * to today, both included. If they are not a valid filter, a text says why (Spec 1 §5).
 */
export const DateFilter = (props: {
	readonly list: object;
	/** The period survives a reload as this draft (docs/assumptions.md, A-48). */
	readonly draft: {
		readonly stored: () => Readonly<Record<string, unknown>> | undefined;
		readonly keep: (read: () => Readonly<Record<string, unknown>> | undefined) => void;
	};
	/** The text below the fields while the list is filtered by dates. */
	readonly filtered: string;
	readonly onRange: (range: HistoryRange | undefined) => void;
}): ReactNode => {
	const { list, draft, filtered, onRange } = props;
	const { t, language } = useWords();
	const id = useId();
	const app = useApp();
	const [chosen, choose] = useState(() => savedPeriods.get(list) ?? periodIn(draft.stored()));
	const { timeZone } = useSettings();
	const offset = zoneOffset(knownZone(timeZone));
	const latest = latestToday(Date.now(), new Date().getTimezoneOffset(), offset(Date.now() / 1000));
	const today = dayInZone(app.realtime.getSnapshot().context.now() / 1000, timeZone);
	const rangeNow = (of: ChosenPeriod) => rangeOf(daysOf(of, today), today > latest ? today : latest, offset);
	const ask = (range: HistoryRange | undefined) => {
		const asked = askedRanges.get(list);
		if (asked?.startTime === range?.startTime && asked?.endTime === range?.endTime) return;
		askedRanges.set(list, range);
		onRange(range);
	};
	const change = (next: ChosenPeriod) => {
		choose(next);
		savedPeriods.set(list, next);
		ask(rangeNow(next));
	};
	const start = useEffectEvent(() => {
		draft.keep(() => ({ ...savedPeriods.get(list) }));
		savedPeriods.set(list, chosen);
		// A day may have begun since the list was shown last.
		ask(rangeNow(chosen));
	});
	useEffect(() => start(), []);
	// Pitfall 37: on a new day, today is another day.
	useNewDay(() => ask(rangeNow(chosen)));
	const standing = chosen.period === "custom" ? standingOf(chosen, latest) : undefined;
	return (
		<>
			<div className={classes.periods}>
				<Chips
					label={t("shared.days.title")}
					chips={periods.map((period) => ({
						id: period,
						name: t(period === "all" ? "shared.all" : `shared.days.${period}`),
					}))}
					chosen={chosen.period}
					onChoose={(period) => change({ ...chosen, ...daysOf(chosen, today), period })}
				/>
			</div>
			{chosen.period === "custom" ? (
				<fieldset className={classes.filter}>
					<legend className="visually-hidden">{t("shared.days.title")}</legend>
					{(["start", "end"] as const).map((side) => (
						<label key={side} className={classes.day} data-empty={chosen[side] === ""}>
							<span>{t(`shared.days.${side}`, { zone: siteTimes(language.tag, timeZone).zone })}</span>
							<input
								type="date"
								min={earliestDay}
								max={latest}
								value={chosen[side]}
								aria-describedby={`${id}-standing`}
								onChange={(event) => change({ ...chosen, [side]: commonDayOf(event.currentTarget.value) })}
							/>
						</label>
					))}
					<p id={`${id}-standing`} className={classes.standing} role="status">
						{standing === "on" ? filtered : standing && t(`shared.days.${standing}`)}
					</p>
				</fieldset>
			) : null}
		</>
	);
};

/** A year of the Buddhist calendar becomes the common one, which the field then shows. */
const commonDayOf = (day: string): string => {
	const year = commonYearOf(Number(day.slice(0, 4)));
	return year === undefined ? day : `${year}${day.slice(4)}`;
};

type Days = Pick<ChosenPeriod, "start" | "end">;

const judge = (days: Days, today: string) => historyRangeRule.compute({ ...days, today });

/** The days are those of the site's time zone. */
const rangeOf = (days: Days, today: string, offset: ZoneOffset): HistoryRange | undefined => {
	const range = Result.getOrUndefined(judge(days, today));
	return (
		range && {
			startTime: midnightIn(range.startTime, offset),
			endTime: midnightIn(range.endTime, offset),
		}
	);
};

const standingOf = (days: Days, today: string) => {
	if (days.start === "" && days.end === "") return undefined;
	const range = judge(days, today);
	if (Result.isSuccess(range)) return "on";
	const { reason } = range.failure;
	if (reason === "is missing") return "needsBoth";
	return reason === "is after the end" ? "wrongOrder" : "outOfRange";
};

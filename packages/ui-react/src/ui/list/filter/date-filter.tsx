import { earliestDay, type HistoryRange, historyRangeRule } from "@tradewind/domain/time";
import { Result } from "effect";
import { type ReactNode, useId, useState } from "react";
import { latestToday } from "../../../i18n/gmt.ts";
import { useWords } from "../../../i18n/words.ts";
import classes from "./date-filter.module.css";

const none = { start: "", end: "" };

/** The dates of each list, so that the fields show them again when the tab is shown again. */
const savedDays = new WeakMap<object, typeof none>();

/** Two GMT dates from the year 2000 to today, both included. If they are no valid filter, a text says why (Spec 1 §5). */
export const DateFilter = (props: {
	readonly list: object;
	/** The text below the fields while the list is filtered. */
	readonly filtered: string;
	readonly onRange: (range: HistoryRange | undefined) => void;
}): ReactNode => {
	const { list, filtered, onRange } = props;
	const { t } = useWords();
	const id = useId();
	const [days, setDays] = useState(() => savedDays.get(list) ?? none);
	const today = latestToday(Date.now(), new Date().getTimezoneOffset());
	const change = (next: typeof none) => {
		setDays(next);
		savedDays.set(list, next);
		const before = rangeOf(days, today);
		const range = rangeOf(next, today);
		if (before?.startTime !== range?.startTime || before?.endTime !== range?.endTime) onRange(range);
	};
	const standing = standingOf(days, today);
	return (
		<fieldset className={classes.filter}>
			<legend className="visually-hidden">{t("shared.days.title")}</legend>
			{(["start", "end"] as const).map((side) => (
				<label key={side} className={classes.day} data-empty={days[side] === ""}>
					<span>{t(`shared.days.${side}`)}</span>
					<input
						type="date"
						min={earliestDay}
						max={today}
						value={days[side]}
						aria-describedby={`${id}-standing`}
						onChange={(event) => change({ ...days, [side]: event.currentTarget.value })}
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

const judge = (days: typeof none, today: string) => historyRangeRule.compute({ ...days, today });

const rangeOf = (days: typeof none, today: string) => Result.getOrUndefined(judge(days, today));

const standingOf = (days: typeof none, today: string) => {
	if (days.start === "" && days.end === "") return undefined;
	const range = judge(days, today);
	if (Result.isSuccess(range)) return "on";
	const { reason } = range.failure;
	if (reason === "is missing") return "needsBoth";
	return reason === "is after the end" ? "wrongOrder" : "outOfRange";
};

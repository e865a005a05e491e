import { nextSorting, type Sorting } from "@tradewind/domain/market";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useShownAtOnce } from "../../ui/control/use-shown-at-once.ts";
import classes from "./sort-head.module.css";

const columns = ["name", "change"] as const;

/** The heads of the sortable columns. A press cycles through the column's usual order, the reverse order and off. */
export const SortHead = (props: {
	readonly sorting: Sorting;
	readonly onSort: (sorting: Sorting) => void;
}): ReactNode => {
	const { t } = useWords();
	const [sorting, sort] = useShownAtOnce(props.sorting, props.onSort);
	return (
		<fieldset className={classes.head} aria-label={t("shared.sort")}>
			{columns.map((by) => {
				const first = sorting?.by === by ? sorting.first : undefined;
				return (
					<button
						key={by}
						type="button"
						className={classes.column}
						aria-pressed={first !== undefined}
						data-first={first}
						onClick={() => sort(nextSorting(sorting, by))}
					>
						{t(`shared.sort.${by}`)}
						<svg viewBox="0 0 8 12" aria-hidden="true">
							<path d="M4 1 7 5H1z" />
							<path d="M4 11 1 7h6z" />
						</svg>
						{first ? <span className="visually-hidden">{t(`shared.sort.${by}.${first}`)}</span> : null}
					</button>
				);
			})}
		</fieldset>
	);
};

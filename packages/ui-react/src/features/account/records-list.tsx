import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useSelector } from "../../state/use-selected.ts";
import { DateFilter } from "../../ui/list/filter/date-filter.tsx";
import classes from "../../ui/list/list.module.css";
import { ListError, RowSkeletons } from "../../ui/list/list-states.tsx";
import { LoadMore } from "../../ui/list/load-more.tsx";
import { Empty } from "../../ui/status/status.tsx";
import type { AccountRecordsActor } from "./account-actors.ts";
import { RecordRow } from "./record-row.tsx";

/** What happened on the account, newest first (Spec 2 §2). */
export const RecordsList = (props: {
	readonly records: AccountRecordsActor;
	readonly isHidden: boolean;
}): ReactNode => {
	const { records, isHidden } = props;
	const { t } = useWords();
	const rows = useSelector(records, ({ context }) => context.rows);
	const query = useSelector(records, ({ context }) => context.query);
	const error = useSelector(records, ({ context }) => context.error);
	const isLoading = useSelector(records, (snapshot) => snapshot.matches("loading"));
	const isFailed = useSelector(records, (snapshot) => snapshot.matches("failed"));
	const hasRows = rows.length > 0;
	return (
		<>
			<DateFilter
				list={records}
				filtered={t("account.changes.filtered")}
				onRange={(range) => records.send({ type: "query changed", query: { ...query, range } })}
			/>
			{isFailed ? (
				<ListError error={error} hasRows={hasRows} onRetry={() => records.send({ type: "retry" })} />
			) : null}
			{isLoading ? <RowSkeletons /> : null}
			{hasRows || isLoading || isFailed ? null : (
				<Empty text={t(query.range ? "account.changes.noneThen" : "account.changes.none")} />
			)}
			{hasRows ? (
				<ul className={classes.list}>
					{rows.map((record) => (
						<li key={record.id}>
							<RecordRow record={record} isHidden={isHidden} />
						</li>
					))}
				</ul>
			) : null}
			{hasRows && !isFailed ? <LoadMore list={records} /> : null}
		</>
	);
};

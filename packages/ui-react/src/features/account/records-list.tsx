import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useSelected } from "../../state/use-selected.ts";
import { DaysFilter } from "../../ui/list/filter/date-filter.tsx";
import classes from "../../ui/list/list.module.css";
import { FailedList, RowSkeletons } from "../../ui/list/list-states.tsx";
import { ListEnd } from "../../ui/list/load-more.tsx";
import { Empty } from "../../ui/status/status.tsx";
import type { AccountRecordsActor } from "./account-actors.ts";
import { RecordRow } from "./record-row.tsx";

/** What happened on the account, newest first (Spec 2 §2). */
export const RecordsList = (props: {
	readonly records: AccountRecordsActor;
	readonly isHidden: boolean;
}): ReactNode => {
	const { records, isHidden } = props;
	const { say } = useWords();
	const rows = useSelected(records, ({ context }) => context.rows);
	const query = useSelected(records, ({ context }) => context.query);
	const error = useSelected(records, ({ context }) => context.error);
	const isLoading = useSelected(records, (snapshot) => snapshot.matches("loading"));
	const isFailed = useSelected(records, (snapshot) => snapshot.matches("failed"));
	const hasRows = rows.length > 0;
	return (
		<>
			<DaysFilter
				list={records}
				filtered={say("account.changes.filtered")}
				onRange={(range) => records.send({ type: "query changed", query: { ...query, range } })}
			/>
			{isFailed ? (
				<FailedList error={error} hasRows={hasRows} onRetry={() => records.send({ type: "retry" })} />
			) : null}
			{isLoading ? <RowSkeletons /> : null}
			{hasRows || isLoading || isFailed ? null : (
				<Empty text={say(query.range ? "account.changes.noneThen" : "account.changes.none")} />
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
			{hasRows && !isFailed ? <ListEnd list={records} /> : null}
		</>
	);
};

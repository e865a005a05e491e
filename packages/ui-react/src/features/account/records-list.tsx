import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { DaysFilter } from "../../shell/days/days-filter.tsx";
import { Empty } from "../../shell/faces.tsx";
import classes from "../../shell/list.module.css";
import { ListEnd } from "../../shell/list-end.tsx";
import { FailedList, RowSkeletons } from "../../shell/list-faces.tsx";
import { useSelected } from "../../shell/use-selected.ts";
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

import type { QueryError } from "@tradewind/domain/request";
import { useSelector } from "@xstate/react";
import type { Key, ReactNode } from "react";
import type { Observed } from "../../state/subscribe.ts";
import { Empty } from "../status/status.tsx";
import { ListError, RowSkeletons } from "./list-states.tsx";
import { LoadMore, NoMore } from "./load-more.tsx";
import { PullToRefresh } from "./pull-to-refresh.tsx";
import { readAt } from "./read-at.ts";
import { RowList } from "./row-list.tsx";

interface PagedListSnapshot<Row, Query> {
	readonly context: {
		readonly rows: readonly Row[];
		readonly query: Query;
		readonly page: number;
		readonly isAtEnd: boolean;
		readonly error: QueryError | undefined;
		readonly lastAttempt: "first page" | "next page" | "newest page";
	};
	readonly matches: (state: "loading" | "failed") => boolean;
	readonly hasTag: (tag: "busy") => boolean;
	readonly can: (event: { readonly type: "load more" }) => boolean;
}

/** A running machine of `createPagedListMachine`. */
export interface PagedListActor<Row, Query = unknown> extends Observed<PagedListSnapshot<Row, Query>> {
	readonly send: (event: { readonly type: "load more" | "refresh" | "retry" }) => void;
}

export interface PagedListProps<Row> {
	readonly list: PagedListActor<Row>;
	readonly keyOf: (row: Row) => Key;
	/** Renders a row; `index` counts from 0. */
	readonly row: (row: Row, index: number) => ReactNode;
	/** Whether the row belongs to this list; by default each does. */
	readonly isShown?: (row: Row) => boolean;
	/** The order in which the rows are shown; by default that of the platform. */
	readonly arrange?: (rows: readonly Row[]) => readonly Row[];
	/** Shown instead of rows if there are none. */
	readonly empty: ReactNode;
	/** Whether the row, and with it every later one, belongs to this list no more: no further page is loaded. */
	readonly isBeyond?: (row: Row) => boolean;
	/** Shown once all rows are loaded and none of them belongs to this list; by default that it has no more. */
	readonly noneShown?: ReactNode;
	/** Whether rows show times: their zone is named above the rows. */
	readonly hasTimes?: boolean;
	/** Shown between that and the rows, such as the head of a table. */
	readonly head?: ReactNode;
	/** Shown below the rows. */
	readonly footnote?: ReactNode;
	/** Called when the list is pulled, if that refreshes more than this list. */
	readonly onRefresh?: () => void;
	/** Rendered above the rows in every state of the list; moves with the pull. */
	readonly children?: ReactNode;
}

/**
 * A paged list in each of its states: skeletons, a failure with or without rows, an empty list, or rows that load more at
 * their end. Pulling it down refreshes it.
 */
export const PagedList = <Row,>({ onRefresh, children, ...props }: PagedListProps<Row>): ReactNode => (
	<PullToRefresh onRefresh={onRefresh ?? (() => props.list.send({ type: "refresh" }))}>
		{children}
		<Rows {...props} />
	</PullToRefresh>
);

const Rows = <Row,>(props: Omit<PagedListProps<Row>, "onRefresh" | "children">): ReactNode => {
	const {
		list,
		keyOf,
		row,
		empty,
		footnote,
		isShown,
		isBeyond,
		arrange,
		noneShown,
		hasTimes = false,
		head,
	} = props;
	const { rows: read, isAtEnd: isRead, error, lastAttempt } = useSelector(list, ({ context }) => context);
	const isLoading = useSelector(list, (snapshot) => snapshot.matches("loading"));
	// The reason of a failure stays until the list has been read again.
	const hasFailed = useSelector(list, (snapshot) => snapshot.matches("failed")) || error !== undefined;
	const belonging = isShown ? read.filter(isShown) : read;
	const rows = arrange ? arrange(belonging) : belonging;
	const hasRows = read.length > 0;
	const isAtEnd = isRead || (isBeyond !== undefined && read.some(isBeyond));
	if (isLoading && !hasFailed) return <RowSkeletons />;
	if (!hasRows && !hasFailed) return typeof empty === "string" ? <Empty text={empty} /> : empty;
	const failure = hasFailed ? (
		<ListError
			error={error}
			hasRows={hasRows}
			since={readAt(list)}
			onRetry={() => list.send({ type: "retry" })}
		/>
	) : null;
	if (!hasRows) return failure;
	if (noneShown && rows.length === 0 && isAtEnd && !hasFailed) return noneShown;
	const isEndMissing = lastAttempt === "next page";
	return (
		<>
			{isEndMissing ? null : failure}
			<RowList hasTimes={hasTimes} head={head}>
				{rows.map((one, index) => (
					<li key={keyOf(one)}>{row(one, index)}</li>
				))}
			</RowList>
			{isEndMissing ? failure : null}
			{hasFailed ? null : isAtEnd && !isRead ? <NoMore after={rows.length} /> : <LoadMore list={list} />}
			{footnote}
		</>
	);
};

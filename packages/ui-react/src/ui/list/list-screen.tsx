import { useSelector } from "@xstate/react";
import type { ComponentType, ReactNode } from "react";
import { Page } from "../layout/page.tsx";
import { ExportButton } from "./export/export-button.tsx";
import type { ExportProps } from "./export/export-of.tsx";
import { RowSkeletons } from "./list-states.tsx";
import { PagedList, type PagedListActor, type PagedListProps } from "./paged-list.tsx";
import { RefreshButton } from "./refresh-button.tsx";

interface ListScreenProps<Row, Query> extends Omit<PagedListProps<Row>, "list"> {
	/** Undefined until the session is known. */
	readonly list: PagedListActor<Row, Query> | undefined;
	/** Replaces the title of the route. */
	readonly title?: ReactNode;
	/** Rendered beside the title, before the refresh button. */
	readonly actions?: ReactNode;
	/** The sheet that writes the rows of the list's query to a file, see `exportOf`. */
	readonly exportSheet?: ComponentType<ExportProps<Query>>;
}

/** A screen of a paged list: the frame of a page, the buttons to export and to refresh, and the list. */
export const ListScreen = <Row, Query>(props: ListScreenProps<Row, Query>): ReactNode => {
	const { list, title, actions, exportSheet, ...rest } = props;
	if (!list)
		return (
			<Page title={title}>
				<RowSkeletons />
			</Page>
		);
	return (
		<Page
			title={title}
			actions={
				<>
					{actions}
					{exportSheet ? <ExportButton list={list} sheet={exportSheet} /> : null}
					<Refresh list={list} onRefresh={rest.onRefresh} />
				</>
			}
		>
			<PagedList list={list} {...rest} />
		</Page>
	);
};

const Refresh = <Row,>(props: {
	readonly list: PagedListActor<Row>;
	readonly onRefresh: (() => void) | undefined;
}): ReactNode => {
	const { list, onRefresh } = props;
	const isBusy = useSelector(list, (snapshot) => snapshot.hasTag("busy"));
	return <RefreshButton isBusy={isBusy} onPress={onRefresh ?? (() => list.send({ type: "refresh" }))} />;
};

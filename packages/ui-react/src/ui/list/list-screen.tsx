import { useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import { Page } from "../layout/page.tsx";
import { ExportButton } from "./export/export-button.tsx";
import { RowSkeletons } from "./list-states.tsx";
import { PagedList, type PagedListActor, type PagedListProps } from "./paged-list.tsx";
import { RefreshButton } from "./refresh-button.tsx";

interface ListScreenProps<Row> extends Omit<PagedListProps<Row>, "list"> {
	/** Undefined until the session is known. */
	readonly list: PagedListActor<Row> | undefined;
	/** Replaces the title of the route. */
	readonly title?: ReactNode;
	/** Rendered beside the title, before the refresh button. */
	readonly actions?: ReactNode;
	/** The sheet that writes the rows to a file. A button opens it once there are rows. */
	readonly exportSheet?: (onClose: () => void) => ReactNode;
}

/** A screen of a paged list: the frame of a page, the buttons to export and to refresh, and the list. */
export const ListScreen = <Row,>(props: ListScreenProps<Row>): ReactNode => {
	const { list, title, actions, exportSheet, ...rest } = props;
	const [isExporting, setExporting] = useState(false);
	if (!list)
		return (
			<Page title={title}>
				<RowSkeletons />
			</Page>
		);
	return (
		<>
			<Page
				title={title}
				actions={
					<>
						{actions}
						{exportSheet ? <Export list={list} onPress={() => setExporting(true)} /> : null}
						<Refresh list={list} onRefresh={rest.onRefresh} />
					</>
				}
			>
				<PagedList list={list} {...rest} />
			</Page>
			{isExporting ? exportSheet?.(() => setExporting(false)) : null}
		</>
	);
};

const Export = <Row,>(props: {
	readonly list: PagedListActor<Row>;
	readonly onPress: () => void;
}): ReactNode => {
	const hasRows = useSelector(props.list, ({ context }) => context.rows.length > 0);
	return hasRows ? <ExportButton onPress={props.onPress} /> : null;
};

const Refresh = <Row,>(props: {
	readonly list: PagedListActor<Row>;
	readonly onRefresh: (() => void) | undefined;
}): ReactNode => {
	const { list, onRefresh } = props;
	const isBusy = useSelector(list, (snapshot) => snapshot.hasTag("busy"));
	return <RefreshButton isBusy={isBusy} onPress={onRefresh ?? (() => list.send({ type: "refresh" }))} />;
};

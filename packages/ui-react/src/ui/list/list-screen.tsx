import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Page } from "../layout/page.tsx";
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
}

/** A screen of a paged list: the frame of a page, a refresh button, and the list. */
export const ListScreen = <Row,>({ list, title, actions, ...rest }: ListScreenProps<Row>): ReactNode => {
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

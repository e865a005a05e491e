import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Page } from "../layout/page.tsx";
import { RowSkeletons } from "./list-states.tsx";
import { PagedList, type PagedListActor, type PagedListProps } from "./paged-list.tsx";
import { RefreshButton } from "./refresh-button.tsx";

interface ListScreenProps<Row> extends Omit<PagedListProps<Row>, "list"> {
	/** Undefined until it is known whose list it is. */
	readonly list: PagedListActor<Row> | undefined;
	/** Instead of the title of the route. */
	readonly title?: ReactNode;
	/** Beside the title, before the button that refreshes. */
	readonly actions?: ReactNode;
}

/** A screen that is a paged list: the frame of a page, a button that refreshes, and the list. */
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

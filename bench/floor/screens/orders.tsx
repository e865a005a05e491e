import { memo, type ReactNode, useCallback, useSyncExternalStore } from "react";
import type { OrdersFeed } from "./orders-feed.ts";

/** As many as a screen holds, and some more. */
const liveRows = 20;

/** A bare list: those near the screen follow their figures, the others are their number. */
export const Orders = ({ feed }: { readonly feed: OrdersFeed }): ReactNode => (
	<ul>
		{feed.ids.map((id, at) =>
			at < liveRows ? <LiveRow key={id} id={id} feed={feed} /> : <li key={id}>{id}</li>,
		)}
	</ul>
);

const LiveRow = memo(({ id, feed }: { readonly id: number; readonly feed: OrdersFeed }): ReactNode => {
	const subscribe = useCallback((listener: () => void) => feed.subscribe(id, listener), [feed, id]);
	const order = useSyncExternalStore(subscribe, () => feed.figures(id));
	return (
		<li data-order={id}>
			<p>
				{id} <bdi>{order?.FactProfits}</bdi>
			</p>
			<p>
				<bdi>{order?.UpdatePrice}</bdi>
			</p>
		</li>
	);
});

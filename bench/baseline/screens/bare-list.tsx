import { memo, type ReactNode, useCallback, useState, useSyncExternalStore } from "react";
import type { Feed } from "./feed.ts";

/** More rows than a screen shows. */
const liveRows = 20;

interface BareListProps {
	readonly feed: Feed;
	/** The attribute by which the probe finds a row. */
	readonly mark: "data-order" | "data-code";
	/** The end of the list that is scrolled into view. */
	readonly live: "first" | "last";
}

/** Rows near the screen show live texts, the others their name. A tap on a row opens a dialog with its name. */
export const BareList = ({ feed, mark, live }: BareListProps): ReactNode => {
	const [opened, open] = useState<string>();
	const { length } = feed.ids;
	const isLive = (at: number) => (live === "first" ? at < liveRows : at >= length - liveRows);
	return (
		<>
			<ul>
				{feed.ids.map((id, at) => (
					<li key={id} {...{ [mark]: id }}>
						{isLive(at) ? <LiveRow id={id} feed={feed} onOpen={open} /> : id}
					</li>
				))}
			</ul>
			{opened && (
				<dialog ref={(dialog) => dialog?.showModal()}>
					<p>{opened}</p>
					<button type="button" onClick={() => open(undefined)}>
						Close
					</button>
				</dialog>
			)}
		</>
	);
};

const LiveRow = memo(
	(props: { readonly id: string; readonly feed: Feed; readonly onOpen: (id: string) => void }): ReactNode => {
		const { id, feed, onOpen } = props;
		const subscribe = useCallback((listener: () => void) => feed.subscribe(id, listener), [feed, id]);
		const [first, second] = useSyncExternalStore(subscribe, () => feed.texts(id));
		return (
			<>
				<p>
					<button type="button" onClick={() => onOpen(id)}>
						{id}
					</button>{" "}
					<bdi>{first}</bdi>
				</p>
				<p>
					<bdi>{second}</bdi>
				</p>
			</>
		);
	},
);

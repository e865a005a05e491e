import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import classes from "./status-tabs.module.css";

export interface StatusTab<Name extends string> {
	/** Status of the wire in the address, as links from elsewhere know it (Spec 1 §2, §4). */
	readonly type: string;
	readonly tab: Name;
}

/** The tab that the address asks for; the first where it asks for none of these. */
export const useStatusTab = <Name extends string>(
	tabs: readonly [StatusTab<Name>, ...StatusTab<Name>[]],
): Name => {
	const [query] = useSearchParams();
	return (tabs.find(({ type }) => type === query.get("type")) ?? tabs[0]).tab;
};

/** Lists side by side by the status of what is in them, and the one that is shown. */
export const StatusTabs = <Name extends string>(props: {
	readonly tabs: readonly StatusTab<Name>[];
	readonly shown: Name;
	readonly label: string;
	readonly nameOf: (tab: Name) => string;
	readonly children: ReactNode;
}): ReactNode => {
	const [, setQuery] = useSearchParams();
	const choose = (type: string) =>
		setQuery(
			(query) => {
				query.set("type", type);
				return query;
			},
			{ replace: true },
		);
	return (
		<>
			<div className={classes.tabs} role="tablist" aria-label={props.label}>
				{props.tabs.map(({ type, tab }) => (
					<button
						key={type}
						type="button"
						role="tab"
						id={`orders-tab-${tab}`}
						aria-selected={tab === props.shown}
						aria-controls="orders-panel"
						onClick={() => choose(type)}
					>
						{props.nameOf(tab)}
					</button>
				))}
			</div>
			<div id="orders-panel" role="tabpanel" aria-labelledby={`orders-tab-${props.shown}`}>
				{props.children}
			</div>
		</>
	);
};

/** Takes the room of tabs that are on their way. */
export const StatusTabsSkeleton = (): ReactNode => <div className={classes.place} aria-hidden="true" />;

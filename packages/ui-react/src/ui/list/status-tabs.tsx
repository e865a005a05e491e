import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useShownAtOnce } from "../control/use-shown-at-once.ts";
import classes from "./status-tabs.module.css";

export interface StatusTab<Name extends string> {
	/** The status of the wire, which is also the query of the address (Spec 1 §2, §4). */
	readonly type: string;
	readonly tab: Name;
}

/** The tab that the address selects; the first tab if it selects none of them. */
export const useStatusTab = <Name extends string>(
	tabs: readonly [StatusTab<Name>, ...StatusTab<Name>[]],
): Name => {
	const [query] = useSearchParams();
	return (tabs.find(({ type }) => type === query.get("type")) ?? tabs[0]).tab;
};

/** Tabs of lists by the status of their rows, and the current list. */
export const StatusTabs = <Name extends string>(props: {
	readonly tabs: readonly StatusTab<Name>[];
	readonly shown: Name;
	readonly label: string;
	readonly nameOf: (tab: Name) => string;
	readonly children: ReactNode;
}): ReactNode => {
	const [, setQuery] = useSearchParams();
	const [shown, show] = useShownAtOnce(props.tabs.find(({ tab }) => tab === props.shown)?.type, (type) =>
		setQuery(
			(query) => {
				if (type !== undefined) query.set("type", type);
				return query;
			},
			{ replace: true },
		),
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
						aria-selected={type === shown}
						aria-controls="orders-panel"
						onClick={() => show(type)}
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

/** A placeholder with the size of the tabs. */
export const StatusTabsSkeleton = (): ReactNode => <div className={classes.place} aria-hidden="true" />;

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

/** Tabs, which change the list or the form below them. A value of a form is chosen with `Segments`, a filter of a list with `Chips`. */
export const StatusTabs = <Name extends string>(props: {
	readonly tabs: readonly StatusTab<Name>[];
	readonly shown: Name;
	readonly label: string;
	readonly nameOf: (tab: Name) => string;
	/** By default a tab is kept in the address. */
	readonly onShow?: (tab: Name) => void;
	/** What the tabs change. */
	readonly children: ReactNode;
}): ReactNode => {
	const [, setQuery] = useSearchParams();
	const [shown, show] = useShownAtOnce(
		props.tabs.find(({ tab }) => tab === props.shown),
		(next) => {
			if (!next) return;
			if (props.onShow) props.onShow(next.tab);
			else
				setQuery(
					(query) => {
						query.set("type", next.type);
						return query;
					},
					{ replace: true },
				);
		},
	);
	return (
		<>
			<div className={classes.tabs} role="tablist" aria-label={props.label}>
				{props.tabs.map((each) => (
					<button
						key={each.type}
						type="button"
						role="tab"
						id={`orders-tab-${each.tab}`}
						aria-selected={each.tab === shown?.tab}
						aria-controls="orders-panel"
						onClick={() => show(each)}
					>
						{props.nameOf(each.tab)}
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

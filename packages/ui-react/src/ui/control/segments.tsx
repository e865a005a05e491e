import type { ReactNode } from "react";
import classes from "./segments.module.css";

interface SegmentsProps<Id> {
	/** The name of the choice, for screen readers. */
	readonly label: string;
	readonly segments: readonly { readonly id: Id; readonly name: string }[];
	readonly chosen: Id;
	readonly onChoose: (id: Id) => void;
}

/** A choice of one option among a few, side by side. */
export const Segments = <Id extends string>(props: SegmentsProps<Id>): ReactNode => (
	<fieldset className={classes.segments} aria-label={props.label}>
		{props.segments.map(({ id, name }) => (
			<button key={id} type="button" aria-pressed={id === props.chosen} onClick={() => props.onChoose(id)}>
				{name}
			</button>
		))}
	</fieldset>
);

/** Like `Segments`, as tabs that change the content below. */
export const SegmentTabs = <Id extends string>(
	props: SegmentsProps<Id> & {
		/** The id of the element that changes with the choice. */
		readonly controls: string;
	},
): ReactNode => (
	<div className={classes.segments} data-size="large" role="tablist" aria-label={props.label}>
		{props.segments.map(({ id, name }) => (
			<button
				key={id}
				type="button"
				role="tab"
				aria-selected={id === props.chosen}
				aria-controls={props.controls}
				onClick={() => props.onChoose(id)}
			>
				{name}
			</button>
		))}
	</div>
);

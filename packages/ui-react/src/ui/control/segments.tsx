import type { ReactNode } from "react";
import classes from "./segments.module.css";
import { useShownAtOnce } from "./use-shown-at-once.ts";

interface SegmentsProps<Id> {
	/** The name of the choice, for screen readers. */
	readonly label: string;
	readonly segments: readonly { readonly id: Id; readonly name: string }[];
	/** `undefined` until one is chosen. */
	readonly chosen: Id | undefined;
	readonly onChoose: (id: Id) => void;
}

/** A value that is chosen among a few, side by side. */
export const Segments = <Id extends string>(
	props: SegmentsProps<Id> & {
		/** The name of the field in a form. */
		readonly name?: string;
		/** The id of the text that describes the choice, such as its error. */
		readonly describedBy?: string | undefined;
	},
): ReactNode => (
	<fieldset className={classes.segments} aria-label={props.label} aria-describedby={props.describedBy}>
		{props.segments.map(({ id, name }) => (
			<button
				key={id}
				type="button"
				name={props.name}
				aria-pressed={id === props.chosen}
				onClick={() => props.onChoose(id)}
			>
				{name}
			</button>
		))}
	</fieldset>
);

/** Tabs above the tabs of a page (`Tabs`), or in a sheet. */
export const SegmentTabs = <Id extends string>(
	props: SegmentsProps<Id> & {
		/** The id of the element that changes with the choice. */
		readonly controls: string;
		readonly isSmall?: boolean;
	},
): ReactNode => {
	const [shown, show] = useShownAtOnce(props.chosen, (id) => id !== undefined && props.onChoose(id));
	return (
		<div
			className={classes.segments}
			data-size={props.isSmall ? undefined : "large"}
			role="tablist"
			aria-label={props.label}
		>
			{props.segments.map(({ id, name }) => (
				<button
					key={id}
					type="button"
					role="tab"
					aria-selected={id === shown}
					aria-controls={props.controls}
					onClick={() => show(id)}
				>
					{name}
				</button>
			))}
		</div>
	);
};

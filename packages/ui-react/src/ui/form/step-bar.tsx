import type { ReactNode, Ref } from "react";
import classes from "./step-bar.module.css";

/** The steps of a form and the current one. */
export const StepBar = (props: {
	readonly label: string;
	readonly steps: readonly string[];
	/** The index of the current step, from 0. */
	readonly current: number;
	/** For the focus after a change of the step. */
	readonly ref?: Ref<HTMLOListElement>;
}): ReactNode => (
	<ol ref={props.ref} tabIndex={-1} className={classes.steps} aria-label={props.label}>
		{props.steps.map((step, index) => (
			<li
				key={step}
				data-done={index < props.current}
				aria-current={index === props.current ? "step" : undefined}
			>
				{step}
			</li>
		))}
	</ol>
);

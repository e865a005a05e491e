import type { Instrument } from "@tradewind/domain";
import type { ReactNode } from "react";
import { InstrumentRow } from "../../instruments/instrument-row.tsx";
import { Star } from "../../instruments/star.tsx";
import { useChoose } from "../../instruments/use-choose.ts";
import { useCourses } from "../../instruments/use-courses.ts";
import classes from "./found.module.css";

export const skeletonRows = ["1", "2", "3", "4", "5", "6"] as const;

/** Live rows with their stars; a tap makes the instrument the current one and goes to the trade page. */
export const Rows = (props: {
	readonly instruments: readonly Instrument[];
	readonly label: string;
}): ReactNode => {
	const courses = useCourses();
	const choose = useChoose();
	return (
		<ul className={classes.list} aria-label={props.label}>
			{props.instruments.map((instrument) => (
				<InstrumentRow
					key={instrument.code}
					instrument={instrument}
					closes={courses.get(instrument.code)}
					onChoose={choose}
					End={Star}
				/>
			))}
		</ul>
	);
};

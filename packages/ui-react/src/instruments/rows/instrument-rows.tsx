import type { Instrument, InstrumentCode } from "@tradewind/domain/market";
import { type ComponentProps, memo, type ReactNode, useDeferredValue, useEffect, useRef } from "react";
import { whenIdle } from "../../state/when-idle.ts";
import { useNearView } from "../../ui/layout/view.ts";
import { InstrumentRow, InstrumentRowSkeleton } from "./instrument-row.tsx";
import classes from "./instrument-rows.module.css";

const rowsOfPart = 10;

interface ListProps {
	readonly label: string;
	readonly className?: string | undefined;
}

interface InstrumentRowsProps
	extends ListProps,
		Pick<ComponentProps<typeof InstrumentRow>, "onChoose" | "End"> {
	readonly instruments: readonly Instrument[];
	/** The current instrument. */
	readonly chosen?: InstrumentCode | undefined;
}

/**
 * Instruments with their live prices. For long lists (pitfall 14) only the parts near the screen are laid out and subscribed.
 * All other rows contain their names, so that the browser's search and screen readers find them in their places.
 */
export const InstrumentRows = ({ label, className, ...rows }: InstrumentRowsProps): ReactNode => {
	// What is below the screen follows in a render of its own.
	const isFirstRender = useDeferredValue(false, true);
	useEffect(() => whenIdle(loadDrawings), []);
	const parts = isFirstRender ? 1 : Math.ceil(rows.instruments.length / rowsOfPart);
	return (
		<section className={className} aria-label={label}>
			{Array.from({ length: parts }, (_, part) => (
				<Part key={String(part)} from={part * rowsOfPart} {...rows} />
			))}
		</section>
	);
};

/** The drawings of the badges, once there is a network. Without them badges are letters. */
const loadDrawings = (): void => {
	if (navigator.onLine) import("./badge-drawings.css").catch(() => {});
	else addEventListener("online", loadDrawings, { once: true });
};

interface PartProps extends Omit<InstrumentRowsProps, keyof ListProps> {
	/** The index of its first row. */
	readonly from: number;
}

const Part = memo(({ instruments, from, chosen, ...common }: PartProps): ReactNode => {
	const near = useNearView(from === 0);
	const isLate = useRef(false);
	useEffect(() => {
		isLate.current = true;
	});
	const rows = instruments.slice(from, from + rowsOfPart);
	return (
		<ul
			ref={near.ref}
			className={classes.part}
			style={{ containIntrinsicBlockSize: `calc(${rows.length} * max(60px, 2.8lh))` }}
		>
			{rows.map((instrument, at) => (
				<InstrumentRow
					key={instrument.code}
					instrument={instrument}
					place={from + at}
					count={instruments.length}
					isChosen={instrument.code === chosen}
					near={near}
					isLate={isLate}
					{...common}
				/>
			))}
		</ul>
	);
});

/** A placeholder with the size of `count` rows. */
export const InstrumentRowsSkeleton = ({
	rows,
	label,
	className,
}: ListProps & { readonly rows: number }): ReactNode => (
	<section className={className} aria-label={label} aria-busy="true">
		<ul className={classes.toCome}>
			{Array.from({ length: rows }, (_, row) => (
				<InstrumentRowSkeleton key={String(row)} />
			))}
		</ul>
	</section>
);

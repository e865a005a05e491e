import type { Instrument, InstrumentCode } from "@tradewind/domain/market";
import type { Price } from "@tradewind/domain/money";
import {
	type ComponentType,
	type MouseEvent,
	memo,
	type PointerEvent,
	type ReactNode,
	type WheelEvent,
} from "react";
import { useWords } from "../../i18n/words.ts";
import { useInView } from "../../ui/layout/use-in-view.ts";
import { Skeleton } from "../../ui/status/status.tsx";
import { LiveChange, LivePrice } from "../live-quote.tsx";
import { MarketClosed } from "../time-to-open.tsx";
import { useDayDirection } from "../use-quote.ts";
import { InstrumentBadge } from "./badge.tsx";
import classes from "./instrument-row.module.css";
import { Sparkline } from "./sparkline.tsx";
import { StarBadge } from "./star.tsx";

interface InstrumentRowProps {
	readonly instrument: Instrument;
	readonly closes?: readonly Price[] | undefined;
	/** Position among the `count` rows of the list, from 0. */
	readonly place: number;
	readonly count: number;
	readonly isChosen: boolean;
	/** Whether the row is near the screen; elsewhere it shows only its name. */
	readonly isNear: boolean;
	/** Whether the row was added to a part that was already mounted; its first render then shows the price. */
	readonly isLate: { readonly current: boolean };
	readonly onChoose: (code: InstrumentCode) => void;
	/** Rendered at the end of the row; by default the badge at its start is the star. */
	readonly End?: ComponentType<{ readonly instrument: Instrument }>;
}

/** An instrument of a list with its live price. Out of view it ignores ticks; before it is first in view it shows only its name. */
export const InstrumentRow = memo((props: InstrumentRowProps): ReactNode => {
	const { instrument, closes, isNear, onChoose, End } = props;
	const { t } = useWords();
	const [ref, isInView, wasInView] = useInView<HTMLLIElement>(isNear, props.isLate);
	return (
		<li
			ref={ref}
			className={classes.row}
			data-code={instrument.code}
			data-end={End !== undefined || undefined}
			aria-posinset={props.place + 1}
			aria-setsize={props.count}
		>
			<button
				type="button"
				className={classes.button}
				aria-current={props.isChosen ? "true" : undefined}
				onClick={() => onChoose(instrument.code)}
			>
				{End ? <InstrumentBadge instrument={instrument} /> : null}
				<span className={classes.name}>
					<span className={classes.symbol}>
						<bdi>{instrument.symbol}</bdi>
					</span>{" "}
					{End ? (
						<span className={classes.code}>
							<bdi>{instrument.code}</bdi>
						</span>
					) : null}{" "}
					{instrument.isOpen ? null : (
						<span className={classes.closed}>
							{isNear ? <MarketClosed instrument={instrument} /> : t("shared.marketClosed")}
						</span>
					)}
				</span>{" "}
				{isNear && wasInView ? (
					<Live instrument={instrument} closes={closes} isWatching={isInView} isShort={End !== undefined} />
				) : null}
			</button>
			{End ? <End instrument={instrument} /> : <StarBadge instrument={instrument} />}
		</li>
	);
});

/** The visible part of a sparkline. With more points it scrolls by finger, mouse or wheel, at first to its newest (Spec 1 §9). */
const visible = { pixels: 120, points: 10 };
const sparklineWidth = (points: number): number =>
	points <= visible.points
		? visible.pixels
		: Math.round((visible.pixels / (visible.points - 1)) * (points - 1));

const shortWidth = 44;

/** Pixels. A longer movement scrolls the sparkline and does not click the row. */
const clickTolerance = 8;

let scrollOrigin = 0;
let pressedAt: readonly [x: number, y: number] = [0, 0];
const scrollHandlers = {
	onPointerDown: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
		currentTarget.setPointerCapture(pointerId);
		pressedAt = [clientX, clientY];
		scrollOrigin = currentTarget.scrollLeft + clientX;
	},
	onPointerMove: ({ currentTarget, clientX, buttons }: PointerEvent) => {
		if (buttons === 1) currentTarget.scrollLeft = scrollOrigin - clientX;
	},
	onClick: (event: MouseEvent) => {
		if (Math.hypot(event.clientX - pressedAt[0], event.clientY - pressedAt[1]) > clickTolerance)
			event.stopPropagation();
	},
	onWheel: ({ currentTarget, deltaX }: WheelEvent) => {
		if (deltaX) currentTarget.scrollLeft += deltaX;
	},
};

interface LiveProps {
	readonly instrument: Instrument;
	readonly closes: readonly Price[] | undefined;
	readonly isWatching: boolean;
	/** Shows the whole sparkline in a small width, for rows with an `End`. */
	readonly isShort: boolean;
}

const Live = ({ instrument, closes, isWatching, isShort }: LiveProps): ReactNode => {
	const width = isShort ? shortWidth : sparklineWidth(closes?.length ?? 0);
	const isLong = width > visible.pixels;
	return (
		<>
			<span
				className={classes.sparkline}
				data-short={isShort}
				data-long={isLong || undefined}
				{...(isLong ? scrollHandlers : {})}
			>
				<Sparkline
					closes={closes}
					width={width}
					height={28}
					direction={useDayDirection(instrument.code, isWatching)}
					area
				/>
			</span>
			<span className={classes.price}>
				<LivePrice instrument={instrument} isWatching={isWatching} className={classes.close} />{" "}
				<LiveChange instrument={instrument} isWatching={isWatching} className={classes.change} />
			</span>
		</>
	);
};

/** A placeholder with the size of a row. */
export const InstrumentRowSkeleton = (): ReactNode => (
	<li className={classes.row}>
		<span className={classes.button}>
			<Skeleton width={32} height={32} />
			<span className={classes.name}>
				<Skeleton width={72} height={15} />
			</span>
			<span className={classes.price}>
				<Skeleton width={64} height={15} />
				<Skeleton width={44} height={12} />
			</span>
		</span>
	</li>
);

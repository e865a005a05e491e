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
import { Skeleton } from "../../ui/status/status.tsx";
import { LiveChange, LivePrice } from "../live-quote.tsx";
import { useDayDirection } from "../use-quote.ts";
import { InstrumentBadge } from "./badge.tsx";
import classes from "./instrument-row.module.css";
import { Sparkline } from "./sparkline.tsx";
import { useInView } from "./use-in-view.ts";

interface InstrumentRowProps {
	readonly instrument: Instrument;
	readonly closes?: readonly Price[] | undefined;
	/** Among the `count` rows of the list, from 0. */
	readonly place: number;
	readonly count: number;
	readonly isChosen: boolean;
	/** To the screen; elsewhere it is nothing but its name. */
	readonly isNear: boolean;
	/** Whether its part stood there before it: then its price is there at once. */
	readonly isLate: { readonly current: boolean };
	readonly onChoose: (code: InstrumentCode) => void;
	/** Stands at the end of the row; the star is no part of the first load. */
	readonly End?: ComponentType<{ readonly instrument: Instrument }>;
}

/** One instrument of a list, with its live price. Out of view it takes no ticks; before it is first seen it is just its name. */
export const InstrumentRow = memo((props: InstrumentRowProps): ReactNode => {
	const { instrument, closes, isNear, onChoose, End } = props;
	const { t } = useWords();
	const [ref, isInView, wasInView] = useInView<HTMLLIElement>(isNear, props.isLate);
	return (
		<li
			ref={ref}
			className={classes.row}
			data-code={instrument.code}
			aria-posinset={props.place + 1}
			aria-setsize={props.count}
		>
			<button
				type="button"
				className={classes.button}
				aria-current={props.isChosen ? "true" : undefined}
				onClick={() => onChoose(instrument.code)}
			>
				<InstrumentBadge instrument={instrument} />
				<span className={classes.name}>
					<span className={classes.symbol}>
						<bdi>{instrument.symbol}</bdi>
					</span>
					{instrument.isOpen ? null : <span className={classes.closed}>{t("shared.marketClosed")}</span>}
				</span>
				{isNear && wasInView ? (
					<Live instrument={instrument} closes={closes} isWatching={isInView} isShort={End !== undefined} />
				) : null}
			</button>
			{End ? <End instrument={instrument} /> : null}
		</li>
	);
});

/** As wide as its room; what has more points than fit is moved by finger, mouse or wheel, the newest in view (Spec 1 §9). */
const room = { pixels: 120, points: 10 };
const courseWidth = (points: number): number =>
	points <= room.points ? room.pixels : Math.round((room.pixels / (room.points - 1)) * (points - 1));

const shortCourse = 44;

/** In pixels: who moves farther moves the course, and chooses nothing. */
const slip = 8;

let graspedAt = 0;
let pressedAt: readonly [x: number, y: number] = [0, 0];
const movable = {
	onPointerDown: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
		currentTarget.setPointerCapture(pointerId);
		pressedAt = [clientX, clientY];
		graspedAt = currentTarget.scrollLeft + clientX;
	},
	onPointerMove: ({ currentTarget, clientX, buttons }: PointerEvent) => {
		if (buttons === 1) currentTarget.scrollLeft = graspedAt - clientX;
	},
	onClick: (event: MouseEvent) => {
		if (Math.hypot(event.clientX - pressedAt[0], event.clientY - pressedAt[1]) > slip)
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
	/** The whole course in little room, beside what stands at the end of the row. */
	readonly isShort: boolean;
}

const Live = ({ instrument, closes, isWatching, isShort }: LiveProps): ReactNode => {
	const width = isShort ? shortCourse : courseWidth(closes?.length ?? 0);
	const isLong = width > room.pixels;
	return (
		<>
			<span
				className={classes.course}
				data-short={isShort}
				data-long={isLong || undefined}
				{...(isLong ? movable : {})}
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
				<LivePrice instrument={instrument} isWatching={isWatching} className={classes.close} />
				<LiveChange instrument={instrument} isWatching={isWatching} className={classes.change} />
			</span>
		</>
	);
};

/** Takes the room of a row. */
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

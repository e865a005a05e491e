import {
	type Candle,
	type InstrumentCode,
	type InstrumentId,
	type Period,
	periodSeconds,
	periods,
} from "@tradewind/domain/market";
import type { MicroOrder } from "@tradewind/domain/micro";
import { formatFigure, type Price } from "@tradewind/domain/money";
import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Figure } from "../../../figures/figure.tsx";
import { useTimes } from "../../../i18n/use-times.ts";
import { useWords } from "../../../i18n/words.ts";
import { candleMachines } from "../../../instruments/candle-machines.ts";
import { usePricePrecision } from "../../../instruments/use-price-precision.ts";
import { useApp } from "../../../state/app.ts";
import { reasonOf, Skeleton } from "../../../ui/status/status.tsx";
import { type Course, pricePathOf } from "./course.ts";
import classes from "./price-course.module.css";

const [width, height] = [328, 128];

/** Without bars of a day: they would show no more than the order's own prices. */
const drawnBy: readonly Period[] = periods.filter((period) => period !== "1D");

/**
 * The prices between the opening and the end of a closed order, in the shortest bars that the platform still
 * delivers.
 */
export const PricePath = ({ order }: { readonly order: MicroOrder }): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const code = useSelector(
		app.market,
		({ context }) => context.instruments.find(({ id }) => id === order.instrument)?.code,
	);
	const isKnown = useSelector(app.market, ({ context }) => context.instruments.length > 0);
	const [period, setPeriod] = useState<Period>("1M");
	const coarser = drawnBy[drawnBy.indexOf(period) + 1];
	return (
		<figure className={classes.figure}>
			<figcaption>
				{period === "1M"
					? t("micro.course.title")
					: t("micro.course.coarse", { period: t(`shared.period.${period}`) })}
			</figcaption>
			{code && order.instrument ? (
				<ReadPath
					key={`${code} ${period}`}
					order={order}
					instrument={{ id: order.instrument, code }}
					period={period}
					onGone={coarser ? () => setPeriod(coarser) : undefined}
				/>
			) : isKnown ? (
				<p className={classes.face}>{t("micro.course.unknown")}</p>
			) : (
				<Waiting />
			)}
		</figure>
	);
};

interface FoundProps {
	readonly order: MicroOrder;
	readonly period: Period;
	/** Tries longer bars, if there are any. */
	readonly onGone: (() => void) | undefined;
}

/** The candles are read for the instrument and period of the first render. */
const ReadPath = ({
	instrument,
	...props
}: FoundProps & {
	readonly instrument: { readonly id: InstrumentId; readonly code: InstrumentCode };
}): ReactNode => {
	const { t } = useWords();
	const list = useActorRef(candleMachines(useApp()).candles, {
		input: { instrument, period: props.period },
	});
	const candles = useSelector(list, ({ context }) => context.series.candles);
	const error = useSelector(list, ({ context }) => context.error);
	const isFailed = useSelector(list, (snapshot) => snapshot.matches("failed"));
	const isBusy = useSelector(list, (snapshot) => snapshot.hasTag("busy"));
	if (isFailed)
		return (
			<div className={classes.face} role="alert">
				<p>{reasonOf(error, t)}</p>
				<button type="button" className="quiet-button" onClick={() => list.send({ type: "retry" })}>
					{t("shared.retry")}
				</button>
			</div>
		);
	if (isBusy) return <Waiting />;
	return <Found {...props} candles={candles} />;
};

const Found = (props: FoundProps & { readonly candles: readonly Candle[] }): ReactNode => {
	const { order, period } = props;
	const { t } = useWords();
	const course = pricePathOf(order, props.candles, width, height, periodSeconds[period]);
	const goOn = useEffectEvent(() => props.onGone?.());
	useEffect(() => {
		if (course === "gone") goOn();
	}, [course]);
	if (course === "gone" && props.onGone) return <Waiting />;
	if (course === "gone" || course === "untold")
		return <p className={classes.face}>{t(`micro.course.${course}`)}</p>;
	return <Drawn order={order} period={period} course={course} />;
};

const Drawn = (props: {
	readonly order: MicroOrder;
	readonly period: Period;
	readonly course: Course;
}): ReactNode => {
	const { order, period, course } = props;
	const { t, language } = useWords();
	const digits = usePricePrecision(order.instrument, order.openPrice);
	const text = (price: Price) =>
		formatFigure(price, { digits, rounding: "half up", sign: "negative", locale: language.tag });
	const { opened, ended, bars, barWidth } = course;
	const times = useTimes();
	const clockOf = (seconds: number, hasSeconds = false): string =>
		times.timeOfDay(seconds * 1000, hasSeconds);
	return (
		<>
			<svg
				className={classes.course}
				viewBox={`0 0 ${width} ${height}`}
				role="img"
				aria-label={t(period === "1M" ? "micro.course.label" : "micro.course.coarseLabel", {
					period: t(`shared.period.${period}`),
					zone: times.zone,
					from: clockOf(course.from),
					to: clockOf(course.to),
					open: text(opened.price),
					end: text(ended.price),
				})}
			>
				<rect className={classes.between} x={opened.x} width={ended.x - opened.x} height={height} />
				<path className={classes.level} d={`M0 ${opened.y}H${width}`} />
				{bars.map((bar) => (
					<g key={bar.time} className={classes.bar} data-up={bar.isUp}>
						<path d={`M${bar.x} ${bar.high}V${bar.low}`} />
						<rect
							x={bar.x - barWidth / 2}
							y={bar.top}
							width={barWidth}
							height={Math.max(1, bar.bottom - bar.top)}
						/>
					</g>
				))}
				<circle className={classes.opened} cx={opened.x} cy={opened.y} r={4.5} />
				<rect className={classes.ended} x={ended.x - 4} y={ended.y - 4} width={8} height={8} />
			</svg>
			<div className={classes.axis} dir="ltr" aria-hidden="true">
				<span>{clockOf(course.from)}</span>
				<span>{times.zone}</span>
				<span>{clockOf(course.to)}</span>
			</div>
			<ul className={classes.marks}>
				<li>
					<svg viewBox="0 0 10 10" aria-hidden="true">
						<circle className={classes.opened} cx={5} cy={5} r={4} />
					</svg>
					{t("micro.course.opened")} <bdi>{clockOf(opened.time, true)}</bdi>
					<Figure value={opened.price} digits={digits} className={classes.price} />
				</li>
				<li>
					<svg viewBox="0 0 10 10" aria-hidden="true">
						<rect className={classes.ended} x={1.5} y={1.5} width={7} height={7} />
					</svg>
					{t("micro.course.ended")} <bdi>{clockOf(ended.time, true)}</bdi>
					<Figure value={ended.price} digits={digits} className={classes.price} />
				</li>
			</ul>
		</>
	);
};

const Waiting = (): ReactNode => {
	const { t } = useWords();
	return (
		<div className={classes.face} aria-busy="true">
			<span className="visually-hidden">{t("micro.course.loading")}</span>
			<Skeleton height={height} />
		</div>
	);
};

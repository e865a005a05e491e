import { type Candle, formatFigure, type MicroOrder, type Price } from "@tradewind/domain";
import { type ReactNode, useEffect, useState } from "react";
import { type ActorRefFrom, createActor } from "xstate";
import { Figure } from "../../../figures/figure.tsx";
import { useWords } from "../../../i18n/words.ts";
import { usePricePrecision } from "../../../instruments/use-price-precision.ts";
import { type App, useApp } from "../../../shell/app.ts";
import { reasonOf, Skeleton } from "../../../shell/faces.tsx";
import { useSelected } from "../../../shell/use-selected.ts";
import { type Course, courseOf } from "./course.ts";
import classes from "./price-course.module.css";

type Minutes = ActorRefFrom<App["machines"]["candles"]>;

const [width, height] = [328, 128];

/** The minutes between the opening and the end of a closed order, as the platform tells them now. */
export const PriceCourse = ({ order }: { readonly order: MicroOrder }): ReactNode => {
	const { say } = useWords();
	const app = useApp();
	const code = useSelected(
		app.market,
		({ context }) => context.instruments.find(({ id }) => id === order.instrument)?.code,
	);
	const isKnown = useSelected(app.market, ({ context }) => context.instruments.length > 0);
	const [minutes, setMinutes] = useState<Minutes>();
	useEffect(() => {
		if (!code) return;
		const instrument = { id: order.instrument, code };
		const made = createActor(app.machines.candles, { input: { instrument, period: "1M" } }).start();
		setMinutes(made);
		return () => {
			made.stop();
			setMinutes(undefined);
		};
	}, [app, code, order.instrument]);
	return (
		<figure className={classes.figure}>
			<figcaption>{say("micro.course.title")}</figcaption>
			{minutes ? (
				<Told order={order} minutes={minutes} />
			) : isKnown && !code ? (
				<p className={classes.face}>{say("micro.course.unknown")}</p>
			) : (
				<Waiting />
			)}
		</figure>
	);
};

const Told = ({ order, minutes }: { readonly order: MicroOrder; readonly minutes: Minutes }): ReactNode => {
	const { say } = useWords();
	const candles = useSelected(minutes, ({ context }) => context.series.candles);
	const error = useSelected(minutes, ({ context }) => context.error);
	const isFailed = useSelected(minutes, (snapshot) => snapshot.matches("failed"));
	const isBusy = useSelected(minutes, (snapshot) => snapshot.hasTag("busy"));
	if (isFailed)
		return (
			<div className={classes.face} role="alert">
				<p>{reasonOf(error, say)}</p>
				<button type="button" className="quiet-button" onClick={() => minutes.send({ type: "retry" })}>
					{say("shell.retry")}
				</button>
			</div>
		);
	if (isBusy) return <Waiting />;
	return <Found order={order} candles={candles} />;
};

const Found = (props: { readonly order: MicroOrder; readonly candles: readonly Candle[] }): ReactNode => {
	const { say } = useWords();
	const course = courseOf(props.order, props.candles, width, height);
	if (course === "gone" || course === "untold")
		return <p className={classes.face}>{say(`micro.course.${course}`)}</p>;
	return <Drawn order={props.order} course={course} />;
};

const Drawn = ({ order, course }: { readonly order: MicroOrder; readonly course: Course }): ReactNode => {
	const { say, language } = useWords();
	const digits = usePricePrecision(order.instrument, order.openPrice);
	const text = (price: Price) =>
		formatFigure(price, { digits, rounding: "half up", sign: "negative", locale: language.tag });
	const { opened, ended, bars, barWidth } = course;
	return (
		<>
			<svg
				className={classes.course}
				viewBox={`0 0 ${width} ${height}`}
				role="img"
				aria-label={say("micro.course.label", {
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
				<span>{say("micro.course.zone")}</span>
				<span>{clockOf(course.to)}</span>
			</div>
			<ul className={classes.marks}>
				<li>
					<svg viewBox="0 0 10 10" aria-hidden="true">
						<circle className={classes.opened} cx={5} cy={5} r={4} />
					</svg>
					{say("micro.course.opened")} <bdi>{clockOf(opened.time, true)}</bdi>
					<Figure value={opened.price} digits={digits} className={classes.price} />
				</li>
				<li>
					<svg viewBox="0 0 10 10" aria-hidden="true">
						<rect className={classes.ended} x={1.5} y={1.5} width={7} height={7} />
					</svg>
					{say("micro.course.ended")} <bdi>{clockOf(ended.time, true)}</bdi>
					<Figure value={ended.price} digits={digits} className={classes.price} />
				</li>
			</ul>
		</>
	);
};

const Waiting = (): ReactNode => {
	const { say } = useWords();
	return (
		<div className={classes.face} aria-busy="true">
			<span className="visually-hidden">{say("micro.course.loading")}</span>
			<Skeleton height={height} />
		</div>
	);
};

/** Like the times of the order: GMT, the same digits in every language. */
const clockOf = (seconds: number, hasSeconds = false): string =>
	new Date(seconds * 1000).toISOString().slice(11, hasSeconds ? 19 : 16);

import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { createPortal } from "react-dom";
import { Figure } from "../../../../figures/figure.tsx";
import { useWords } from "../../../../i18n/words.ts";
import { useQuote } from "../../../../instruments/use-quote.ts";
import { FreshnessBadge } from "../../../../shell/freshness-badge.tsx";
import { ChartStage, type ChartStageProps } from "../chart-stage.tsx";
import { ChartTools } from "../chart-tools.tsx";
import { fillScreen } from "./fill-screen.ts";
import classes from "./full-chart.module.css";

/** The chart on the whole screen, upright or on its side. Escape, "back" and the button lead back to the ticket. */
export const FullChart = (props: ChartStageProps & { readonly onClose: () => void }): ReactNode => {
	const { say } = useWords();
	const { instrument, onClose } = props;
	const box = useRef<HTMLDivElement>(null);
	const close = useRef<HTMLButtonElement>(null);
	const leave = useEffectEvent(onClose);

	useEffect(() => {
		if (!box.current) return;
		return fillScreen(box.current, { focus: close.current, onLeave: () => leave() });
	}, []);

	return createPortal(
		<div
			ref={box}
			className={classes.full}
			role="dialog"
			aria-modal="true"
			aria-label={say("market.chart.fullOf", { symbol: instrument.symbol })}
		>
			<div className={classes.head}>
				<h2>
					<bdi>{instrument.symbol}</bdi>
				</h2>
				<LivePrice instrument={instrument} />
			</div>
			<div className={classes.tools}>
				<ChartTools candles={props.candles} />
			</div>
			<button
				ref={close}
				type="button"
				className={classes.close}
				onClick={onClose}
				aria-label={say("market.chart.leaveFull")}
			>
				<svg viewBox="0 0 20 20" aria-hidden="true">
					<path d="M5 5l10 10M15 5 5 15" />
				</svg>
			</button>
			<div className={classes.room}>
				<ChartStage
					instrument={instrument}
					candles={props.candles}
					marks={props.marks}
					trades={props.trades}
				/>
			</div>
		</div>,
		document.body,
	);
};

const LivePrice = ({ instrument }: Pick<ChartStageProps, "instrument">): ReactNode => {
	const { say } = useWords();
	const quote = useQuote(instrument.code);
	return (
		<p className={classes.price}>
			<Figure value={quote?.price} digits={instrument.pricePrecision} className={classes.latest} />
			<Figure value={quote?.change} digits={2} sign="always" tone="change" unit="%" />
			{instrument.isOpen ? <FreshnessBadge /> : <span>{say("shell.marketClosed")}</span>}
		</p>
	);
};

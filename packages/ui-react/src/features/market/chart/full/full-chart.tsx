import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { createPortal } from "react-dom";
import { useWords } from "../../../../i18n/words.ts";
import { LiveChange, LivePrice } from "../../../../instruments/live-quote.tsx";
import { TimeToOpen } from "../../../../instruments/time-to-open.tsx";
import { lazyWithWords } from "../../../../router/lazy.ts";
import { LazyBoundary } from "../../../../router/lazy-boundary.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { cross } from "../../../../ui/icon/signs.ts";
import { FreshnessBadge } from "../../../../ui/status/freshness-badge.tsx";
import { toastContainer } from "../../../../ui/toast/toasts.ts";
import { ChartStage, type ChartStageProps } from "../chart-stage.tsx";
import { ChartTools } from "../chart-tools.tsx";
import { fillScreen } from "./fill-screen.ts";
import classes from "./full-chart.module.css";

/** Loaded after the chart. */
const LevelButton = lazyWithWords(() =>
	import("../../levels/level-button.tsx").then((file) => file.LevelButton),
);

/** The full-screen chart, in portrait or landscape. Escape, "back" and the button return to the ticket. */
export const FullChart = (
	props: ChartStageProps & {
		/** The bar with the buttons of an order. */
		readonly press: ReactNode;
		readonly onClose: () => void;
	},
): ReactNode => {
	const { t } = useWords();
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
			aria-label={t("market.chart.fullOf", { symbol: instrument.symbol })}
		>
			<div ref={toastContainer} className={classes.notices} />
			<div className={classes.head}>
				<h2>
					<bdi>{instrument.symbol}</bdi>
				</h2>
				<p className={classes.price}>
					<LivePrice instrument={instrument} className={classes.latest} />{" "}
					<LiveChange instrument={instrument} />
					{instrument.isOpen ? (
						<FreshnessBadge />
					) : (
						<span>
							{t("market.header.closed")}
							<TimeToOpen instrument={instrument} isRough />
						</span>
					)}
				</p>
			</div>
			<div className={classes.tools}>
				<ChartTools candles={props.candles}>
					<LazyBoundary frame={null}>
						<LevelButton instrument={instrument} />
					</LazyBoundary>
				</ChartTools>
			</div>
			<button
				ref={close}
				type="button"
				className={classes.close}
				onClick={onClose}
				aria-label={t("market.chart.leaveFull")}
			>
				<Icon sign={cross} weight={2.1} />
			</button>
			<div className={classes.chart}>
				<ChartStage
					instrument={instrument}
					candles={props.candles}
					marks={props.marks}
					trades={props.trades}
					isFull
				/>
			</div>
			<div className={classes.press}>{props.press}</div>
		</div>,
		document.body,
	);
};

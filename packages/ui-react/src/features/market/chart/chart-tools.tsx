import { type ReactNode, startTransition, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { lazyRoom } from "../../../router/lazy.ts";
import { Later } from "../../../router/lazy-boundary.tsx";
import { useSelected } from "../../../state/use-selected.ts";
import type { CandlesActor } from "./candles-actor.ts";
import classes from "./chart-tools.module.css";
import { PeriodBar } from "./period-bar.tsx";

/** Its code is fetched when a finger comes near. */
const IndicatorSheet = lazyRoom(() =>
	import("../indicators/indicator-sheet.tsx").then((file) => file.IndicatorSheet),
);

/** The periods of the chart, what is drawn beside its bars, and where offered the way to the whole screen. */
export const ChartTools = (props: {
	readonly candles: CandlesActor;
	readonly onNear?: () => unknown;
	readonly onFull?: () => void;
}): ReactNode => {
	const { candles, onNear, onFull } = props;
	const { say } = useWords();
	const [isChoosing, setChoosing] = useState(false);
	const period = useSelected(candles, (snapshot) => snapshot.context.period);
	return (
		<div className={classes.tools}>
			<PeriodBar chosen={period} onChoose={(chosen) => candles.send({ type: "choose", period: chosen })} />
			<button
				type="button"
				className={classes.tool}
				aria-label={say("market.indicator.title")}
				aria-haspopup="dialog"
				onPointerDown={() => IndicatorSheet.load()}
				onClick={() => startTransition(() => setChoosing(true))}
			>
				<svg viewBox="0 0 20 20" aria-hidden="true">
					<path d="M3 13.5 7.5 8l4 3.5L17 5M3 17h14" />
				</svg>
			</button>
			{onFull ? (
				<button
					type="button"
					className={classes.tool}
					aria-label={say("market.chart.full")}
					onPointerDown={onNear}
					onClick={onFull}
				>
					<svg viewBox="0 0 20 20" aria-hidden="true">
						<path d="M12 3.5h4.5V8M8 16.5H3.5V12M16.5 3.5l-5 5M3.5 16.5l5-5" />
					</svg>
				</button>
			) : null}
			{isChoosing ? (
				<Later onMissing={() => setChoosing(false)}>
					<IndicatorSheet onClose={() => startTransition(() => setChoosing(false))} />
				</Later>
			) : null}
		</div>
	);
};

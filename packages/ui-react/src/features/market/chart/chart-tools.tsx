import { useSelector } from "@xstate/react";
import { type ReactNode, startTransition, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { lazyWithWords } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { CandlesActor } from "./candles-actor.ts";
import classes from "./chart-tools.module.css";
import { PeriodBar } from "./period-bar.tsx";

const indicators = "M3 13.5 7.5 8l4 3.5L17 5M3 17h14";
const enlarge = "M12 3.5h4.5V8M8 16.5H3.5V12M16.5 3.5l-5 5M3.5 16.5l5-5";

/** Preloaded when the pointer is near. */
const IndicatorSheet = lazyWithWords(() =>
	import("../indicators/indicator-sheet.tsx").then((file) => file.IndicatorSheet),
);

/** The periods, the indicators, and where available the button for the full-screen chart. */
export const ChartTools = (props: {
	readonly candles: CandlesActor;
	readonly onNear?: () => unknown;
	readonly onFull?: () => void;
	/** Further tools. */
	readonly children?: ReactNode;
}): ReactNode => {
	const { candles, onNear, onFull } = props;
	const { t } = useWords();
	const [isChoosing, setChoosing] = useState(false);
	const period = useSelector(candles, (snapshot) => snapshot.context.period);
	return (
		<div className={classes.tools}>
			<PeriodBar chosen={period} onChoose={(chosen) => candles.send({ type: "choose", period: chosen })} />
			<button
				type="button"
				className={classes.tool}
				aria-label={t("market.indicator.title")}
				aria-haspopup="dialog"
				onPointerDown={() => IndicatorSheet.load()}
				onClick={() => setChoosing(true)}
			>
				<Icon sign={indicators} box={20} size={20} weight={1.6} />
			</button>
			{props.children}
			{onFull ? (
				<button
					type="button"
					className={classes.tool}
					aria-label={t("market.chart.full")}
					onPointerDown={onNear}
					onClick={onFull}
				>
					<Icon sign={enlarge} box={20} size={20} weight={1.6} />
				</button>
			) : null}
			{isChoosing ? (
				<LazyBoundary onMissing={() => setChoosing(false)}>
					<IndicatorSheet onClose={() => startTransition(() => setChoosing(false))} />
				</LazyBoundary>
			) : null}
		</div>
	);
};

import type { Instrument } from "@tradewind/domain/market";
import type { Price } from "@tradewind/domain/money";
import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from "react";
import { useWords } from "../../../../i18n/words.ts";
import { lazyWithWords } from "../../../../router/lazy.ts";
import { LazyBoundary } from "../../../../router/lazy-boundary.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { useLevelMarks } from "../../levels/use-level-marks.tsx";
import type { CandleDrawing } from "../candle-drawing.ts";
import { useChartStyle } from "../chart-style.ts";
import type { PriceMark } from "../price-mark.ts";
import { createAxisPress } from "./axis-press.ts";
import classes from "./chart-overlay.module.css";
import { createCloseLine } from "./close-line.ts";
import { createHollowCandles } from "./hollow-candles.ts";
import { createLineDrawing } from "./line-drawing.ts";
import { LineTag } from "./line-tag.tsx";
import { createWayBack } from "./way-back.ts";

export interface OverlayProps {
	readonly drawing: CandleDrawing;
	readonly marks: readonly PriceMark[];
	readonly isFull: boolean;
	readonly instrument: Instrument;
}

/** Loaded when it is opened. */
const LevelSheet = lazyWithWords(() =>
	import("../../levels/level-sheet.tsx").then((file) => file.LevelSheet),
);

const toNow = "M6 6l6 6-6 6M14 6v12";

/** What lies over the bars: the lines of the customer's orders, alerts and drawing with their tags, and the button back to now. */
export const ChartOverlay = ({ drawing, isFull, instrument, ...props }: OverlayProps): ReactNode => {
	const { t } = useWords();
	const [style] = useChartStyle();
	const tags = useRef<HTMLDivElement>(null);
	const back = useRef<HTMLButtonElement>(null);
	const [pressed, press] = useState<Price>();
	const levels = useLevelMarks(instrument, press);
	const newest = useMemo(() => [...props.marks, ...levels], [props.marks, levels]);
	/** While a line is dragged, all stay as they were: drawing the lines again would end the drag. */
	const [kept, keep] = useState<readonly PriceMark[]>();
	const marks = kept ?? newest;
	useEffect(() => {
		const { current } = tags;
		const onDrag = (isDragged: boolean) => keep(isDragged ? marks : undefined);
		return current ? drawing.add((stage) => createLineDrawing(stage, marks, current, onDrag)) : undefined;
	}, [drawing, marks]);
	useEffect(() => {
		if (style === "candles") return undefined;
		return drawing.add((stage) =>
			style === "hollow" ? createHollowCandles(stage) : createCloseLine(stage, style),
		);
	}, [drawing, style]);
	useEffect(() => {
		const { current } = back;
		return current ? drawing.add((stage) => createWayBack(stage, current)) : undefined;
	}, [drawing]);
	useEffect(() => drawing.add((stage) => createAxisPress(stage, press)), [drawing]);
	return (
		<div className={classes.overlay} dir="ltr">
			<div ref={tags}>
				{marks.map((mark) => (mark.tag ? <LineTag key={mark.id} mark={mark} isMovable={isFull} /> : null))}
			</div>
			<button ref={back} type="button" hidden className={classes.back} aria-label={t("market.chart.now")}>
				<Icon sign={toNow} size={18} weight={2.2} />
			</button>
			{pressed ? (
				<LazyBoundary onMissing={() => press(undefined)}>
					<LevelSheet
						instrument={instrument}
						price={pressed}
						onClose={() => startTransition(() => press(undefined))}
					/>
				</LazyBoundary>
			) : null}
		</div>
	);
};

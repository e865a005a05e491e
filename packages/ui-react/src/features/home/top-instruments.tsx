import type { Instrument, InstrumentCode } from "@tradewind/domain/market";
import { useSelector } from "@xstate/react";
import { memo, type ReactNode, useMemo } from "react";
import { FigureToCome } from "../../figures/figure.tsx";
import { useWords } from "../../i18n/words.ts";
import { LiveChange, LivePrice } from "../../instruments/live-quote.tsx";
import { Sparkline } from "../../instruments/rows/sparkline.tsx";
import { shownPoints } from "../../instruments/rows/sparkline-path.ts";
import { useSparkline } from "../../instruments/rows/use-sparkline.ts";
import { useChoose } from "../../instruments/use-choose.ts";
import { useDayDirection } from "../../instruments/use-quote.ts";
import { useApp } from "../../state/app.ts";
import { useView, type View } from "../../ui/layout/view.ts";
import { Skeleton } from "../../ui/status/status.tsx";
import classes from "./top-instruments.module.css";

/** Spec 1 §9: number of instruments at the top of the home page. */
const topCount = 4;

/** The first instruments as area charts (Spec 1 §2). */
export const TopInstruments = (): ReactNode => {
	const { t } = useWords();
	const { market } = useApp();
	const instruments = useSelector(market, (snapshot) => snapshot.context.instruments);
	const choose = useChoose();
	const isLoading =
		useSelector(market, (snapshot) => snapshot.matches("loading")) && instruments.length === 0;
	if (!isLoading && instruments.length === 0) return null;
	return (
		<section aria-label={t("home.top")}>
			<ul className={classes.cards} aria-busy={isLoading}>
				{isLoading
					? Array.from({ length: topCount }, (_, index) => <CardSkeleton key={String(index)} />)
					: null}
				{instruments.slice(0, topCount).map((instrument) => (
					<Card key={instrument.code} instrument={instrument} onChoose={choose} />
				))}
			</ul>
		</section>
	);
};

interface CardProps {
	readonly instrument: Instrument;
	readonly onChoose: (code: InstrumentCode) => void;
}

const Card = memo(({ instrument, onChoose }: CardProps): ReactNode => {
	const view = useView();
	return (
		<li ref={view.ref} className={classes.card} data-code={instrument.code}>
			<button type="button" className={classes.button} onClick={() => onChoose(instrument.code)}>
				<span className={classes.symbol}>
					<bdi>{instrument.symbol}</bdi>
				</span>{" "}
				<span className={classes.price}>
					<LivePrice instrument={instrument} view={view} />{" "}
					<LiveChange instrument={instrument} view={view} className={classes.change} />
				</span>
				<span className={classes.course}>
					<Course code={instrument.code} view={view} />
				</span>
			</button>
		</li>
	);
});

/** The same points as in the row of the instrument. */
const Course = ({ code, view }: { readonly code: InstrumentCode; readonly view: View }): ReactNode => {
	const all = useSparkline(code);
	const closes = useMemo(() => all?.slice(-shownPoints), [all]);
	return <Sparkline closes={closes} width={168} height={40} direction={useDayDirection(code, view)} area />;
};

/**
 * Its three texts are symbol, price and change, in this order: build/head-script.js writes them (`data-first-price`).
 */
const CardSkeleton = (): ReactNode => (
	<li className={classes.card} data-first-price>
		<span className={classes.button}>
			<span className={classes.symbol}>
				<bdi>
					<Skeleton width={72} />
				</bdi>
			</span>
			<span className={classes.price}>
				<FigureToCome>
					<Skeleton width={88} height={18} />
				</FigureToCome>
				<FigureToCome {...(classes.change && { className: classes.change })} />
			</span>
		</span>
	</li>
);

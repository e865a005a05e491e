import type { Instrument } from "@tradewind/domain/market";
import { isAroundTheClock } from "@tradewind/domain/market";
import type { ReactNode } from "react";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { Figure } from "../../../figures/figure.tsx";
import { useWords } from "../../../i18n/words.ts";
import { durationText, hoursText } from "../../../instruments/market-hours-text.ts";
import { useTimeLeft } from "../../../instruments/use-time-left.ts";
import { useFeeBasis, useSettings } from "../../../state/use-settings.ts";
import { type Fact, Facts } from "../../../ui/sheet/fact-list.tsx";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import classes from "./facts-sheet.module.css";
import { feeOf } from "./fee-of.ts";
import { Multiples } from "./multiples.tsx";
import { turnMoment } from "./turn-moment.ts";

/** What an instrument is and on what terms it is traded (Spec 1 §3, Instrument). */
export const FactsSheet = (props: {
	readonly instrument: Instrument;
	readonly onClose: () => void;
}): ReactNode => {
	const { say } = useWords();
	const { instrument } = props;
	const { currencySymbol } = useSettings();
	const feeBasis = useFeeBasis();
	const fee = feeBasis && feeOf(instrument, feeBasis);
	const exact = (value: Instrument["minQuantity"]) => <Figure value={value} digits={decimalsOf(value)} />;
	const terms: readonly Fact[] = [
		[say("market.facts.contractSize"), exact(instrument.contractSize)],
		[say("market.facts.minimum"), exact(instrument.minQuantity)],
		[say("market.facts.step"), exact(instrument.quantityStep)],
		[
			say("market.facts.fee"),
			<>
				<Figure
					key="fee"
					value={fee}
					digits={fee ? decimalsOf(fee) : 0}
					{...(feeBasis === "per-quantity" ? { currency: currencySymbol } : { unit: "%" })}
				/>{" "}
				{feeBasis ? say(`market.facts.fee.${feeBasis}`) : null}
			</>,
		],
		[say("market.facts.margin"), say(`market.facts.margin.${instrument.marginMode}`)],
		[say("market.facts.multiples"), <Multiples key="multiples" instrument={instrument} />],
		[say("market.facts.decimals"), <bdi key="decimals">{instrument.pricePrecision}</bdi>],
	];
	return (
		<Sheet open onClose={props.onClose} title={instrument.symbol} isRead>
			<p className={classes.state} data-open={instrument.isOpen}>
				{say(instrument.isOpen ? "market.facts.open" : "market.facts.closed")}
			</p>
			<Times instrument={instrument} />
			<h3 className={classes.title}>{say("market.facts.terms")}</h3>
			<Facts facts={terms} />
		</Sheet>
	);
};

/** Counts down by itself, so that nothing beside it renders anew. */
const Times = ({ instrument }: { readonly instrument: Instrument }): ReactNode => {
	const { say, language } = useWords();
	const { hours, turn, isOpen } = instrument;
	const left = useTimeLeft(turn);
	const unknown = say("market.facts.unknown");
	const shownHours = isAroundTheClock(hours) ? (
		say("market.facts.aroundTheClock")
	) : (
		<Gmt time={hoursText(hours)} />
	);
	const times: readonly Fact[] = [
		[say("market.facts.hours"), hours.length === 0 ? unknown : shownHours],
		...(turn && left !== undefined
			? ([
					[
						say(isOpen ? "market.facts.closesAt" : "market.facts.opensAt"),
						// Without a direction of its own: it may begin with the name of a day.
						<bdi key="at">{say("market.facts.gmt", { time: turnMoment(turn, language.tag) })}</bdi>,
					],
					[
						say(isOpen ? "market.facts.closesIn" : "market.facts.opensIn"),
						<bdi key="left" dir="ltr" role="timer">
							{durationText(left)}
						</bdi>,
					],
				] satisfies readonly Fact[])
			: []),
		...(turn || isOpen ? [] : ([[say("market.facts.opensAt"), unknown]] satisfies readonly Fact[])),
	];
	return <Facts facts={times} />;
};

const Gmt = ({ time }: { readonly time: string }): ReactNode => {
	const { say } = useWords();
	return <bdi dir="ltr">{say("market.facts.gmt", { time })}</bdi>;
};

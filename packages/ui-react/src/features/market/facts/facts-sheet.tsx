import type { Instrument } from "@tradewind/domain/market";
import { isAroundTheClock } from "@tradewind/domain/market";
import { knownZone } from "@tradewind/domain/time";
import type { ReactNode } from "react";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { Figure } from "../../../figures/figure.tsx";
import { Money } from "../../../figures/money.tsx";
import { useTimes } from "../../../i18n/use-times.ts";
import { useWords } from "../../../i18n/words.ts";
import { zoneOffset } from "../../../i18n/zone-offset.ts";
import { durationText, hoursText } from "../../../instruments/market-hours-text.ts";
import { TimeToOpen } from "../../../instruments/time-to-open.tsx";
import { useTimeLeft } from "../../../instruments/use-time-left.ts";
import { deviceNow } from "../../../state/device-clock.ts";
import { useFeeBasis, useSettings } from "../../../state/use-settings.ts";
import { type Fact, Facts } from "../../../ui/sheet/fact-list.tsx";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import classes from "./facts-sheet.module.css";
import { feeOf } from "./fee-of.ts";
import { Multiples } from "./multiples.tsx";
import { turnMoment } from "./turn-moment.ts";

/** The description and the terms of an instrument (Spec 1 §3, Instrument). */
export const FactsSheet = (props: {
	readonly instrument: Instrument;
	readonly onClose: () => void;
}): ReactNode => {
	const { t } = useWords();
	const { instrument } = props;
	const feeBasis = useFeeBasis();
	const rate = feeBasis && feeOf(instrument, feeBasis);
	const exact = (value: Instrument["minQuantity"]) => <Figure value={value} digits={decimalsOf(value)} />;
	const terms: readonly Fact[] = [
		[t("market.facts.contractSize"), exact(instrument.contractSize)],
		[t("market.facts.minimum"), exact(instrument.minQuantity)],
		[t("market.facts.step"), exact(instrument.quantityStep)],
		[
			t("market.facts.fee"),
			<>
				{feeBasis === "per-quantity" ? (
					<Money value={rate} digits="exact" isPublic />
				) : (
					<Figure value={rate} digits="own" unit="%" />
				)}{" "}
				{feeBasis ? t(`market.facts.fee.${feeBasis}`) : null}
			</>,
		],
		[t("market.facts.margin"), t(`market.facts.margin.${instrument.marginMode}`)],
		[t("market.facts.multiples"), <Multiples key="multiples" instrument={instrument} />],
		[t("market.facts.decimals"), <bdi key="decimals">{instrument.pricePrecision}</bdi>],
	];
	return (
		<Sheet open onClose={props.onClose} title={instrument.symbol} isRead>
			<p className={classes.state} data-open={instrument.isOpen}>
				{t(instrument.isOpen ? "market.facts.open" : "market.facts.closed")}
				<TimeToOpen instrument={instrument} isRough />
			</p>
			<Times instrument={instrument} />
			<h3 className={classes.title}>{t("market.facts.terms")}</h3>
			<Facts facts={terms} />
		</Sheet>
	);
};

/** A component of its own, so that only the countdown re-renders. */
const Times = ({ instrument }: { readonly instrument: Instrument }): ReactNode => {
	const { t, language } = useWords();
	const { hours, nextStatusChange: turn, isOpen } = instrument;
	const left = useTimeLeft(turn);
	const { timeZone } = useSettings();
	const { zone } = useTimes();
	const ahead = zoneOffset(knownZone(timeZone))(deviceNow().wall / 1000) / 60;
	const unknown = t("market.facts.unknown");
	const shownHours = isAroundTheClock(hours) ? (
		t("market.facts.aroundTheClock")
	) : (
		<InZone time={hoursText(hours, ahead)} />
	);
	const times: readonly Fact[] = [
		[t("market.facts.hours"), hours.length === 0 ? unknown : shownHours],
		...(turn && left !== undefined
			? ([
					[
						t(isOpen ? "market.facts.closesAt" : "market.facts.opensAt"),
						// Without a fixed direction, because it may begin with the name of a day.
						<bdi key="at">
							{t("market.facts.gmt", { zone, time: turnMoment(turn, language.tag, timeZone) })}
						</bdi>,
					],
					[
						t(isOpen ? "market.facts.closesIn" : "market.facts.opensIn"),
						<bdi key="left" dir="ltr" role="timer">
							{durationText(left)}
						</bdi>,
					],
				] satisfies readonly Fact[])
			: []),
	];
	return <Facts facts={times} />;
};

const InZone = ({ time }: { readonly time: string }): ReactNode => {
	const { t } = useWords();
	const { zone } = useTimes();
	return <bdi dir="ltr">{t("market.facts.gmt", { time, zone })}</bdi>;
};

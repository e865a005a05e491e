import { type ActivityEntry, entryKey } from "@tradewind/domain/activity";
import {
	type MarginRisk,
	marginAlarms,
	marginLevelPlace,
	marginRisk,
	type StopOutPrice,
	stopOutPrices,
} from "@tradewind/domain/contract";
import type { Rate } from "@tradewind/domain/money";
import { sumOfKnown } from "@tradewind/domain/sum";
import { figureText } from "../figures/figure-text.ts";
import { moneyText } from "../figures/money-text.ts";
import { percentText } from "../figures/percent-text.ts";
import { shownHazardRate } from "../figures/shown-hazard-rate.ts";
import { siteTimes } from "../i18n/site-times.ts";
import { currentLanguage } from "../i18n/words.ts";
import { openRescue } from "../kept/rescue.ts";
import type { ActivitySession } from "../state/activity.ts";
import type { App } from "../state/app.ts";
import { onChange, subscribeTo } from "../state/subscribe.ts";
import { type Status, type StatusText, setStatus } from "../ui/status/statuses.ts";
import { closingLevel } from "./entry-text.ts";

/** Shows in the strip of every page what endangers or has ended the customer's positions. Returns the function that ends it. */
export const followOrders = (
	app: Pick<App, "orders" | "market">,
	activity: ActivitySession["actor"],
): (() => void) => {
	const ends = [followMargin(app), followClosedOrders(activity)];
	return () => {
		for (const end of ends) end();
		setStatus("margin", undefined);
		setStatus("closed orders", undefined);
	};
};

interface Margin {
	readonly risk: MarginRisk;
	readonly level: Rate | undefined;
	readonly stopOut: StopOutPrice | undefined;
	/** What was last announced as an alert. */
	readonly alert: StatusText | undefined;
}

/** The status of a margin level; none without a risk. */
const marginStatus = ({ risk, level, stopOut, alert }: Margin): Status | undefined =>
	risk === "none"
		? undefined
		: {
				level: risk,
				text: {
					key: `shared.status.margin.${risk}`,
					facts: { level: closingLevel(currentLanguage().tag) },
				},
				alert,
				shown: stopOut && {
					head: { key: `shared.status.margin.${risk}.short` },
					note: {
						key: `shared.status.margin.${stopOut.isAlone ? "alone" : "at"}`,
						facts: { symbol: stopOut.instrument.symbol, price: stopOutText(stopOut) },
					},
				},
				detail: (locale) => percent(level, locale),
				...(level && { place: marginLevelPlace(level) }),
				onOpen: openRescue,
			};

/** Never shown further away than it is. */
const stopOutText = ({ price, instrument, figures }: StopOutPrice): string =>
	figureText(
		price,
		{ digits: instrument.pricePrecision, rounding: figures.direction === "buy" ? "up" : "down" },
		currentLanguage().tag,
	).text;

/** The status of orders that were closed neither by the customer nor by a stop, with their result (docs/assumptions.md, A-144). */
export const closedStatus = (entries: readonly ActivityEntry[], onRead: () => void): Status | undefined => {
	const [first] = entries;
	if (!first) return undefined;
	const isOne = entries.length === 1;
	const isForMargin = entries.every(({ reason }) => reason === "margin");
	const cause = isForMargin ? ".margin" : "";
	const level = isForMargin && { level: closingLevel(currentLanguage().tag) };
	const { at, order } = first;
	const profit = sumOfKnown(entries.map((entry) => entry.profit));
	return {
		level: "danger",
		text: isOne
			? { key: `shared.status.closed${cause}`, facts: { symbol: order.symbol, ...level } }
			: { key: `shared.status.closedMany${cause}`, facts: { count: entries.length, ...level } },
		detail: (locale, siteZone) =>
			[
				profit && moneyText(profit, { sign: "always", locale }),
				isOne && at !== undefined ? siteTimes(locale, siteZone).shortNamed(at) : undefined,
			]
				.filter(Boolean)
				.join(" · "),
		to: "/order?type=3",
		onRead,
	};
};

/**
 * Whether the platform closed the order, or may have closed it, for lack of margin: it was neither the customer on this device
 * nor a stop.
 */
export const isForcedClose = ({ product, kind, reason, isRead }: ActivityEntry): boolean =>
	product === "contract" && kind === "closed" && (reason === undefined || reason === "margin") && !isRead;

/** Never rounded up: it must not look safer than it is. */
const percent = (value: Rate | undefined, locale: string): string =>
	percentText(value, locale, { digits: 0, rounding: "down" });

const followMargin = ({ orders, market }: Pick<App, "orders" | "market">): (() => void) => {
	let risk: MarginRisk = "none";
	let alarms = 0;
	let alert: StatusText | undefined;
	let prices: readonly StopOutPrice[] = [];
	let last = "";
	const check = (): void => {
		const { totals, holding } = orders.getSnapshot().context;
		const hazardRate = shownHazardRate(totals?.hazardRate, holding);
		risk = marginRisk({ hazardRate, hasPositions: holding.length > 0 }, risk);
		const before = alarms;
		alarms = marginAlarms(risk === "danger" ? hazardRate : undefined, before);
		if (alarms > before) alert = alertOf(hazardRate);
		if (alarms === 0) alert = undefined;
		const { instruments } = market.getSnapshot().context;
		prices =
			risk === "none"
				? []
				: stopOutPrices({ holding, totals }, (id) => instruments.find((one) => one.id === id), prices);
		const [stopOut] = prices;
		// Pushes arrive many times a second; the strip changes with its text.
		const shown = stopOut && `${stopOut.instrument.id} ${stopOut.isAlone} ${stopOutText(stopOut)}`;
		const text = risk === "none" ? "" : `${risk} ${alarms} ${percent(hazardRate, "en")} ${shown}`;
		if (text === last) return;
		last = text;
		setStatus("margin", marginStatus({ risk, level: hazardRate, stopOut, alert }));
	};
	const ends = [subscribeTo(market, ({ context }) => context.instruments, check), onChange(orders, check)];
	return () => {
		for (const end of ends) end();
	};
};

const alertOf = (level: Rate | undefined): StatusText => {
	const { tag } = currentLanguage();
	return {
		key: "shared.status.margin.alert",
		facts: { figure: percent(level, tag), level: closingLevel(tag) },
	};
};

const followClosedOrders = (activity: ActivitySession["actor"]): (() => void) => {
	return subscribeTo(
		activity,
		({ context }) => context.entries,
		(entries) => {
			const closed = entries.filter(isForcedClose);
			const onRead = () => {
				for (const entry of closed) activity.send({ type: "read", key: entryKey(entry) });
			};
			setStatus("closed orders", closedStatus(closed, onRead));
		},
	);
};

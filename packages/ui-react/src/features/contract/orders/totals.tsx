import { marginLevelShownTo } from "@tradewind/domain/contract";
import { type Decimal, round } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { BigDecimal } from "effect";
import { type ReactNode, startTransition, useId, useState } from "react";
import { Checked } from "../../../figures/checked.tsx";
import { HowComputedSheet } from "../../../figures/how-computed.tsx";
import { LiveFigure } from "../../../figures/live-figure.tsx";
import { LiveMoney } from "../../../figures/live-money.tsx";
import { ShowAmounts } from "../../../figures/show-amounts.tsx";
import { shownHazardRate } from "../../../figures/shown-hazard-rate.ts";
import { useFollowed } from "../../../figures/use-followed.ts";
import { useWords } from "../../../i18n/words.ts";
import { MarginRiskMark } from "../../../parts/contract/margin-level.tsx";
import { lazyWithWords } from "../../../router/lazy.ts";
import { lazySheet } from "../../../router/lazy-sheet.tsx";
import { type App, useApp } from "../../../state/app.ts";
import classes from "./totals.module.css";

const OpenTotalsComputations = lazyWithWords<object>(() =>
	import("../calculations/totals-computations.tsx").then((file) => file.OpenTotalsComputations),
);

const CloseAllSheet = lazySheet(() =>
	import("../closing/close-all-sheet.tsx").then((file) => file.CloseAllSheet),
);

/** Totals over the open orders (Spec 1 §4: ProfitsTotal, HazardRate, CautionMoneyAll). They change many times a second. */
export const OpenTotals = (): ReactNode => {
	const { t } = useWords();
	return (
		<div className={classes.card}>
			<dl className={classes.totals}>
				<div>
					<dt>{t("contract.orders.profit")}</dt>
					<dd>
						<Checked figure="total profit">
							<OpenProfit />
						</Checked>
					</dd>
				</div>
				<div>
					<dt>{t("contract.orders.hazardRate")}</dt>
					<dd>
						<Checked figure="total level">
							<HazardRate />
						</Checked>
					</dd>
				</div>
				<div>
					<dt>{t("contract.orders.margin")}</dt>
					<dd>
						<Checked figure="total margin">
							<MarginInUse />
						</Checked>
					</dd>
				</div>
			</dl>
			<ShowAmounts />
			<div className={classes.foot}>
				<HowComputedSheet>{() => <OpenTotalsComputations />}</HowComputedSheet>
				<CloseAll />
			</div>
		</div>
	);
};

/** With a single position, its own button closes it. Offline nothing can be closed, and the reason is beside it. */
const CloseAll = (): ReactNode => {
	const { t } = useWords();
	const count = useSelector(useApp().orders, ({ context }) => context.holding.length);
	const isOffline = useSelector(useApp().realtime, (snapshot) => snapshot.matches("offline"));
	const reason = useId();
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			{count > 1 ? (
				<span className={classes.closing}>
					{isOffline ? (
						<span id={reason} className={classes.offline}>
							{t("shared.bar.offline")}
						</span>
					) : null}
					<button
						type="button"
						className={classes.closeAll}
						aria-haspopup="dialog"
						disabled={isOffline}
						aria-describedby={isOffline ? reason : undefined}
						onClick={() => startTransition(() => setOpen(true))}
					>
						{t("contract.orders.closeAll")}
					</button>
				</span>
			) : null}
			{isOpen ? <CloseAllSheet onClose={() => setOpen(false)} /> : null}
		</>
	);
};

type Orders = ReturnType<App["orders"]["getSnapshot"]>;

const profit = ({ context: { totals } }: Orders) => totals?.profit;
const margin = ({ context: { totals } }: Orders) => totals?.margin;
const hazardRate = ({ context: { totals, holding } }: Orders) => shownHazardRate(totals?.hazardRate, holding);

const OpenProfit = (): ReactNode => {
	const of = useFollowed(useApp().orders, profit);
	return <LiveMoney of={of} sign="always" tone="change" />;
};

const HazardRate = (): ReactNode => {
	const { orders } = useApp();
	const of = useFollowed(orders, hazardRate);
	// The figure changes with each price; the word and the bar only in whole percent.
	const level = useSelector(orders, hazardRate, isSameWholePercent);
	return (
		<>
			<LiveFigure of={of} digits={0} rounding="down" unit="%" shownTo={marginLevelShownTo} />
			<MarginRiskMark level={level} hasScale />
		</>
	);
};

const isSameWholePercent = (one: Decimal | undefined, other: Decimal | undefined): boolean =>
	one === other ||
	(one !== undefined &&
		other !== undefined &&
		BigDecimal.equals(round(one, 0, "down"), round(other, 0, "down")));

const MarginInUse = (): ReactNode => {
	return <LiveMoney of={useFollowed(useApp().orders, margin)} />;
};

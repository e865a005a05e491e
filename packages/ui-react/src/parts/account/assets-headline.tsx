import type { Money as MoneyValue } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Checked } from "../../figures/checked.tsx";
import { HideToggle } from "../../figures/hide-toggle.tsx";
import { LiveMoney } from "../../figures/live-money.tsx";
import { Money } from "../../figures/money.tsx";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { Skeleton } from "../../ui/status/status.tsx";
import classes from "./assets-card.module.css";
import { useEquity } from "./equity.ts";
import { FloatingProfitFigure } from "./floating-profit-figure.tsx";

/**
 * What the customer's money is worth now: with open positions the total with their floating profit, and below it the total, to which
 * the accounts add up (docs/assumptions.md, A-412).
 */
export const AssetsHeadline = (props: {
	readonly total: MoneyValue | undefined;
	readonly isRead: boolean;
}): ReactNode => {
	const { total, isRead } = props;
	const { t } = useWords();
	const hasPositions = useSelector(useApp().orders, ({ context }) => context.holding.length > 0);
	const equity = useEquity(total);
	const worth = hasPositions ? (
		<Checked figure="total profit">
			<LiveMoney of={equity} />
		</Checked>
	) : (
		<Money value={total} />
	);
	return (
		<>
			<div className={classes.head}>
				<h2>{t(hasPositions ? "shared.balance.withOpen" : "shared.balance.total")}</h2>
				<HideToggle />
			</div>
			<p className={classes.total}>{isRead ? worth : <Skeleton width={170} height={28} />}</p>
			<p className={classes.second}>
				{hasPositions ? (
					<>
						{t("shared.balance.total")} <Money value={total} />
						<Checked figure="total profit">
							<FloatingProfitFigure />
						</Checked>
					</>
				) : null}
			</p>
		</>
	);
};

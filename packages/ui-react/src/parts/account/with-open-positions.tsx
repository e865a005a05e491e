import type { Money } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Checked } from "../../figures/checked.tsx";
import { LiveMoney } from "../../figures/live-money.tsx";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { useEquity } from "./equity.ts";
import { FloatingProfitFigure } from "./floating-profit-figure.tsx";
import classes from "./with-open-positions.module.css";

/**
 * The second line of a total, which excludes floating profit (docs/assumptions.md, A-412): the total with it, while there
 * are open positions, and the floating profit itself if asked for.
 */
export const WithOpenPositions = (props: {
	readonly total: Money | undefined;
	readonly showsProfit?: boolean;
	readonly isInLink?: boolean;
}): ReactNode => {
	const { total } = props;
	const { t } = useWords();
	const hasPositions = useSelector(useApp().orders, ({ context }) => context.holding.length > 0);
	const equity = useEquity(total);
	if (!hasPositions || !total) return null;
	return (
		<span className={classes.line}>
			{t("shared.balance.withOpen")}{" "}
			<Checked figure="total profit" isInButton={props.isInLink ?? false}>
				<LiveMoney of={equity} />
				{props.showsProfit ? <FloatingProfitFigure /> : null}
			</Checked>
		</span>
	);
};

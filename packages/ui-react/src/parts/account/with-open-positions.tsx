import { withFloatingProfit } from "@tradewind/domain/account";
import type { Money } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { type ReactNode, useCallback } from "react";
import { Checked } from "../../figures/checked.tsx";
import { LiveMoney } from "../../figures/live-money.tsx";
import { useFollowed } from "../../figures/use-followed.ts";
import { useWords } from "../../i18n/words.ts";
import { type App, useApp } from "../../state/app.ts";
import { floatingProfit } from "./floating-profit.ts";
import classes from "./with-open-positions.module.css";

type Orders = ReturnType<App["orders"]["getSnapshot"]>;

export interface WithOpenPositionsProps {
	readonly total: Money | undefined;
	readonly showsProfit?: boolean;
	readonly isInLink?: boolean;
}

/**
 * The second line of a total, which excludes floating profit (docs/assumptions.md, A-412): the total with it, while there
 * are open positions, and the floating profit itself if asked for.
 */
export const WithOpenPositions = (props: WithOpenPositionsProps): ReactNode => {
	const { total } = props;
	const { t } = useWords();
	const { orders } = useApp();
	const hasPositions = useSelector(orders, ({ context }) => context.holding.length > 0);
	const select = useCallback(
		(snapshot: Orders) => {
			const floating = floatingProfit(snapshot);
			return total && floating && withFloatingProfit(total, floating);
		},
		[total],
	);
	const of = useFollowed(orders, select);
	const profit = useFollowed(orders, floatingProfit);
	if (!hasPositions || !total) return null;
	return (
		<span className={classes.line}>
			{t("shared.balance.withOpen")}{" "}
			<Checked figure="total profit" isInButton={props.isInLink ?? false}>
				<LiveMoney of={of} />
				{props.showsProfit ? (
					<>
						{" "}
						<LiveMoney of={profit} sign="always" tone="change" />
					</>
				) : null}
			</Checked>
		</span>
	);
};

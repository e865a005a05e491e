import { withFloatingProfit } from "@tradewind/domain/account";
import type { Money } from "@tradewind/domain/money";
import { useCallback } from "react";
import type { Followed } from "../../figures/live-figure.tsx";
import { useFollowed } from "../../figures/use-followed.ts";
import { type App, useApp } from "../../state/app.ts";
import { floatingProfit } from "./floating-profit.ts";

type Orders = ReturnType<App["orders"]["getSnapshot"]>;

/** A total with the floating profit of the open positions, which it excludes (docs/assumptions.md, A-412). */
export const useEquity = (total: Money | undefined): Followed => {
	const select = useCallback(
		(snapshot: Orders) => {
			const floating = floatingProfit(snapshot);
			return total && floating && withFloatingProfit(total, floating);
		},
		[total],
	);
	return useFollowed(useApp().orders, select);
};

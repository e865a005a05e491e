import { type ContractOrder, netPositionOf, type OrderId } from "@tradewind/domain/contract";
import { useMemo } from "react";
import type { Followed } from "../../../figures/live-figure.tsx";
import { useFollowed } from "../../../figures/use-followed.ts";
import { type App, useApp } from "../../../state/app.ts";

type Orders = ReturnType<App["orders"]["getSnapshot"]>;

/** The floating profit of these positions together. It changes with every tick, without a render. */
export const useHeldProfit = (held: readonly Pick<ContractOrder, "id">[]): Followed => {
	const select = useMemo(() => {
		const ids = new Set<OrderId>(held.map(({ id }) => id));
		return ({ context }: Orders) => netPositionOf(context.holding.filter(({ id }) => ids.has(id))).profit;
	}, [held]);
	return useFollowed(useApp().orders, select);
};

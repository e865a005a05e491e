import { type ContractOrder, netPositionOf, type OrderId } from "@tradewind/domain/contract";
import { useSelector } from "@xstate/react";
import { useMemo, useRef } from "react";
import type { Followed } from "../../figures/live-figure.tsx";
import { useFollowed } from "../../figures/use-followed.ts";
import { type App, useApp } from "../../state/app.ts";

type Orders = ReturnType<App["orders"]["getSnapshot"]>;

/** The open positions, of one instrument if given. They are the same array until one is opened or closed. */
export const useHeld = (instrument?: ContractOrder["instrument"]): readonly ContractOrder[] => {
	const last = useRef<readonly ContractOrder[]>([]);
	// Sides and quantities change only with the ids.
	return useSelector(useApp().orders, ({ context: { holding } }) => {
		const found = holding.filter((order) => instrument === undefined || order.instrument === instrument);
		if (!areSame(found, last.current)) last.current = found;
		return last.current;
	});
};

/** The floating profit of these positions together. It changes with every tick, without a render. */
export const useHeldProfit = (held: readonly Pick<ContractOrder, "id">[]): Followed => {
	const select = useMemo(() => {
		const ids = new Set<OrderId>(held.map(({ id }) => id));
		return ({ context }: Orders) => netPositionOf(context.holding.filter(({ id }) => ids.has(id))).profit;
	}, [held]);
	return useFollowed(useApp().orders, select);
};

const areSame = (some: readonly ContractOrder[], others: readonly ContractOrder[]): boolean =>
	some.length === others.length && some.every(({ id }, index) => id === others[index]?.id);

import type { ContractOrder, ContractOrdersContext, OrderId } from "@tradewind/domain/contract";
import { useCallback, useMemo, useRef } from "react";
import type { Followed } from "../../../figures/live-figure.tsx";
import { useApp } from "../../../state/app.ts";
import { onChange } from "../../../state/subscribe.ts";
import { useStore } from "../../../state/use-store.ts";

/** The order of a row. */
export interface PlacedOrder {
	readonly id: OrderId;
	/** The expected index in the list, so that many orders are found fast at every tick. */
	readonly place: number;
	/** While false, the row does not re-render. */
	readonly isWatching: boolean;
}

/**
 * An open order that keeps its identity while only its figures change: the row re-renders for other changes only.
 * Figures update themselves, see `useOrderFigure`.
 */
export const useOpenOrder = ({ id, place, isWatching }: PlacedOrder): ContractOrder | undefined => {
	const { orders } = useApp();
	const last = useRef<ContractOrder>(undefined);
	const subscribe = useCallback(
		(listener: () => void) => (isWatching ? onChange(orders, listener) : nothing),
		[orders, isWatching],
	);
	return useStore(subscribe, () => {
		const found = openOrder(orders.getSnapshot().context, { id, place });
		if (!found || !last.current || !differOnlyInFigures(found, last.current)) last.current = found;
		return last.current;
	});
};

/** A figure of an open order, for a `LiveFigure`. */
export const useOrderFigure = (
	{ id, place, isWatching }: PlacedOrder,
	name: "latestPrice" | "profit",
): Followed => {
	const { orders } = useApp();
	return useMemo(
		() => ({
			get: () => openOrder(orders.getSnapshot().context, { id, place })?.[name],
			subscribe: (listener) => (isWatching ? onChange(orders, listener) : nothing),
		}),
		[orders, id, place, name, isWatching],
	);
};

const nothing = (): void => {};

export const openOrder = (
	{ holding, pending }: Pick<ContractOrdersContext, "holding" | "pending">,
	{ id, place }: Pick<PlacedOrder, "id" | "place">,
): ContractOrder | undefined => {
	for (const list of [holding, pending]) if (list[place]?.id === id) return list[place];
	return holding.find((order) => order.id === id) ?? pending.find((order) => order.id === id);
};

/** Whether two orders are equal except for their figures. */
export const differOnlyInFigures = (one: ContractOrder, other: ContractOrder): boolean => {
	const { latestPrice, profit } = other;
	return one === other || areSame({ ...one, latestPrice, profit }, other);
};

const areSame = <Kind extends object>(one: Kind, other: Kind): boolean => {
	const names = Object.keys(one) as (keyof Kind)[];
	return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};

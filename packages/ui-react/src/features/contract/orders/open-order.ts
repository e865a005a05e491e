import type { ContractOrder, ContractOrdersContext, OrderId } from "@tradewind/domain/contract";
import { useCallback, useMemo, useRef } from "react";
import type { Followed } from "../../../figures/live-figure.tsx";
import { useApp } from "../../../state/app.ts";
import { onChange } from "../../../state/subscribe.ts";
import { useStore } from "../../../state/use-store.ts";

/** Which order a row shows. */
export interface PlacedOrder {
	readonly id: OrderId;
	/** Where in its list it is looked for first: many orders look for themselves many times a second. */
	readonly place: number;
	/** While it is false nothing renders anew: all is as it stood at the last render. */
	readonly isWatching: boolean;
}

/**
 * An open order, the same object until something else of it changes than its figures: a row is made anew for what it is,
 * and its figures follow the prices by themselves, see `useOrderFigure`.
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

/** One of the figures of an open order, for a `LiveFigure`. */
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

/** Whether they are the same order as a row shows it, save for its figures. */
export const differOnlyInFigures = (one: ContractOrder, other: ContractOrder): boolean => {
	const { latestPrice, profit } = other;
	return one === other || areSame({ ...one, latestPrice, profit }, other);
};

const areSame = <Kind extends object>(one: Kind, other: Kind): boolean => {
	const names = Object.keys(one) as (keyof Kind)[];
	return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};

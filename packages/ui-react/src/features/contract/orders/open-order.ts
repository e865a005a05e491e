import type { ContractOrder, ContractOrdersContext, Money, OrderId, Price } from "@tradewind/domain";
import { useCallback, useRef } from "react";
import { useApp } from "../../../shell/app.ts";
import { useStore } from "../../../shell/use-store.ts";

/** Which order a row shows. */
export interface PlacedOrder {
	readonly id: OrderId;
	/** Where in its list it is looked for first: many orders look for themselves many times a second. */
	readonly place: number;
	/** While it is false nothing renders anew: all is as it stood at the last render. */
	readonly isWatching: boolean;
}

/** What changes of an open order many times a second. */
export interface OrderFigures {
	readonly latestPrice: Price;
	readonly profit: Money;
}

/**
 * An open order, the same object until something else of it changes than its figures: a row is made anew for what it is,
 * and its figures follow the prices by themselves, with `useOrderFigure`.
 */
export const useOpenOrder = (placed: PlacedOrder): ContractOrder | undefined => {
	const last = useRef<ContractOrder>(undefined);
	return useOrders(placed, (found) => {
		if (!found || !last.current || !differOnlyInFigures(found, last.current)) last.current = found;
		return last.current;
	});
};

/** One of the figures of an open order, as it stands. */
export const useOrderFigure = <Name extends keyof OrderFigures>(
	placed: PlacedOrder,
	name: Name,
): OrderFigures[Name] | undefined =>
	useOrders(placed, (order): OrderFigures[Name] | undefined => order?.[name]);

const useOrders = <Part>(
	{ id, place, isWatching }: PlacedOrder,
	select: (order: ContractOrder | undefined) => Part,
): Part => {
	const { orders } = useApp();
	const subscribe = useCallback(
		(listener: () => void) => {
			const subscription = isWatching ? orders.subscribe(listener) : undefined;
			return () => subscription?.unsubscribe();
		},
		[orders, isWatching],
	);
	return useStore(subscribe, () => select(openOrder(orders.getSnapshot().context, { id, place })));
};

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

import type { Order } from "../contract/order.ts";
import { wireOrder } from "../contract/wire-order.ts";

/** Own orders of a trader are 1, copies 2 (Spec 2 §3). */
export const followTypeOf = ({ copies }: Order): number => (copies ? 2 : 1);

/** An order as followers see it, without its margin, fee and stops (Spec 2 §3). */
export const wireFollowOrder = (order: Order, at: number) => {
	const { Id, ForexTradeLists, OrderType, Quantity, OriginPrice, Price, ...figures } = wireOrder(order, at);
	return {
		Id,
		ForexTradeLists: { ShowCode: ForexTradeLists.ShowCode },
		FollowType: followTypeOf(order),
		Status: figures.Status,
		OriginPrice,
		Price,
		UpdatePrice: figures.UpdatePrice,
		OrderType,
		Quantity,
		FactProfits: figures.FactProfits,
		CreateTimeHandler: figures.CreateTimeHandler,
	};
};

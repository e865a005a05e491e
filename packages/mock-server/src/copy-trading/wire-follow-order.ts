import type { LanguageCode } from "@tradewind/domain/site";
import type { Order } from "../contract/order.ts";
import { wireOrder } from "../contract/wire-order.ts";

/** An order as followers see it, without its margin, fee and stops (Spec 2 §3). */
export const wireFollowOrder = (order: Order, at: number, language: LanguageCode) => {
	const { ForexTradeLists, ...fields } = wireOrder(order, at, language);
	return {
		Id: fields.Id,
		ForexTradeLists: { ShowCode: ForexTradeLists.ShowCode },
		FollowType: fields.FollowType,
		Status: fields.Status,
		OriginPrice: fields.OriginPrice,
		Price: fields.Price,
		UpdatePrice: fields.UpdatePrice,
		OrderType: fields.OrderType,
		Quantity: fields.Quantity,
		FactProfits: fields.FactProfits,
		CreateTimeHandler: fields.CreateTimeHandler,
		CompleteTimeHandler: fields.CompleteTimeHandler,
	};
};

import type { Direction, OrderId, OrderStage } from "../../contract/order/contract-order.ts";
import type { Money, Price, Quantity } from "../../money/decimal.ts";
import type { UserId } from "../user-id.ts";

/** A contract order of a trader or of a follower (Spec 2 §3). */
export interface FollowOrder {
	readonly id: OrderId;
	readonly symbol: string;
	/** It was opened because another one was; otherwise it is the trader's own. */
	readonly isCopy: boolean;
	readonly direction: Direction;
	readonly quantity: Quantity;
	/** The price asked for. */
	readonly askedPrice: Price;
	/** The price of the fill; absent while pending. */
	readonly openPrice: Price | undefined;
	/** Latest price while holding, price of the close once closed. */
	readonly latestPrice: Price;
	/** Floating while holding, final once closed. */
	readonly profit: Money;
	readonly stage: OrderStage;
	/** `YYYY-MM-DD HH:mm:ss`, GMT. */
	readonly createdAt: string;
}

/** Open orders are the list of type 1, closed ones of type 3 (Spec 2 §2). */
export type FollowOrdersTab = "open" | "closed";

/**
 * Whose orders a list shows and a live subscription tells of (Spec 2 §7): a trader's own, or with a follower those that
 * were opened for that follower.
 */
export interface FollowOrdersOf {
	readonly traderId: UserId;
	readonly followerId: UserId | undefined;
}

/** What a push tells of an open order (Spec 2 §7, FOREX_FOLLOW_TRADE). */
export interface FollowOrderUpdate {
	readonly id: OrderId;
	readonly latestPrice: Price;
	readonly profit: Money;
}

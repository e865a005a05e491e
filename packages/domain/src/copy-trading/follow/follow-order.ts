import type { Direction, OrderId, OrderStage } from "../../contract/order/contract-order.ts";
import type { Money, Price, Quantity } from "../../money/decimal.ts";
import type { UserId } from "../user-id.ts";

/** A contract order of a trader or a follower (Spec 2 §3). */
export interface FollowOrder {
	readonly id: OrderId;
	/** Empty if the platform does not report it. */
	readonly symbol: string;
	/** Opened by copying; otherwise the trader's own order. */
	readonly isCopy: boolean;
	readonly direction: Direction;
	readonly quantity: Quantity | undefined;
	/** The requested price; `undefined` if the platform does not report it. */
	readonly askedPrice: Price | undefined;
	/** The fill price; absent while pending. */
	readonly openPrice: Price | undefined;
	/** The latest price while holding, the close price once closed. */
	readonly latestPrice: Price | undefined;
	/** Floating while holding, final once closed. */
	readonly profit: Money | undefined;
	readonly stage: OrderStage;
	/** `YYYY-MM-DD HH:mm:ss`, GMT. */
	readonly createdAt: string;
	/** When it was closed, like `createdAt`; `undefined` while it is open, or if the platform does not report it. */
	readonly closedAt: string | undefined;
}

/** Open orders are list type 1, closed ones type 3 (Spec 2 §2). */
export type FollowOrdersTab = "open" | "closed";

/**
 * The owner of a list or live subscription of orders (Spec 2 §7): a trader's own orders, or with a follower the
 * copies for that follower.
 */
export interface FollowOrdersOf {
	readonly traderId: UserId;
	readonly followerId: UserId | undefined;
}

/** A push of an open order (Spec 2 §7, FOREX_FOLLOW_TRADE). A figure that it does not report is `undefined`: the last one stays. */
export interface FollowOrderUpdate {
	readonly id: OrderId;
	readonly latestPrice: Price | undefined;
	readonly profit: Money | undefined;
}

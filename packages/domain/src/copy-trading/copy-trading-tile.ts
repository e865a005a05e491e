import type { Customer } from "../session/login/customer.ts";

/** Target of the second tile on the copy-trading home (Spec 2 §2). */
export type CopyTradingTile = "my followers" | "trader application";

/** A trader sees the followers; everyone else, visitors included, the application. */
export const copyTradingTile = (customer: Pick<Customer, "isTrader"> | undefined): CopyTradingTile =>
	customer?.isTrader ? "my followers" : "trader application";

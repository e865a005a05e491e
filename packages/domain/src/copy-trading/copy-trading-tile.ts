import type { Customer } from "../session/login/customer.ts";

/** Where the second tile of the copy-trading home leads (Spec 2 §2). */
export type CopyTradingTile = "my followers" | "trader application";

/** A trader sees who follows; everybody else, a visitor too, is led to the application. */
export const copyTradingTile = (customer: Pick<Customer, "isTrader"> | undefined): CopyTradingTile =>
	customer?.isTrader ? "my followers" : "trader application";

import type { Price } from "../money/decimal.ts";
import type { Instant } from "../time/instant.ts";
import type { InstrumentCode } from "./instrument.ts";

/** What this device has told about a market: an awaited market has opened, or the price of an alert is reached. */
export type MarketNotice = {
	readonly code: InstrumentCode;
	readonly symbol: string;
	/** When this device noticed it. */
	readonly at: Instant;
	readonly isRead: boolean;
} & ({ readonly is: "opened" } | { readonly is: "reached"; readonly price: Price; readonly latest: Price });

/** The latest notices of a device; older ones are dropped. */
export const maxMarketNotices = 20;

/** Adds a notice as the newest one, which comes first. */
export const withNotice = (notices: readonly MarketNotice[], notice: MarketNotice): readonly MarketNotice[] =>
	[notice, ...notices].slice(0, maxMarketNotices);

/** Marks `one` as read, or all of them. */
export const withNoticesRead = (
	notices: readonly MarketNotice[],
	one?: MarketNotice,
): readonly MarketNotice[] =>
	notices.map((notice) => (notice.isRead || (one && notice !== one) ? notice : { ...notice, isRead: true }));

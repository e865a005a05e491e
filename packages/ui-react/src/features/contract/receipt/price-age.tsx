import type { Quote } from "@tradewind/domain/market";
import type { ReactNode } from "react";
import { FreshnessBadge } from "../../../ui/status/freshness-badge.tsx";

/** Seconds for which a price that has not moved still counts as live. */
const liveSeconds = 3;

/** Beside the price of a receipt: live, or how many seconds ago it came. */
export const PriceAge = ({ quote }: { readonly quote: Quote | undefined }): ReactNode => (
	<FreshnessBadge price={quote && { receivedAt: quote.receivedAt, liveSeconds }} />
);

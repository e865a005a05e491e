import type { Quote } from "@tradewind/domain/market";
import type { ReactNode } from "react";
import { FreshnessBadge } from "../../../ui/status/freshness-badge.tsx";

/** Seconds for which an unchanged price counts as live. */
const liveSeconds = 3;

/** The age of the receipt's price: live, or seconds since it was received. */
export const PriceAge = ({ quote }: { readonly quote: Quote | undefined }): ReactNode => (
	<FreshnessBadge price={quote && { receivedAt: quote.receivedAt, liveSeconds }} />
);

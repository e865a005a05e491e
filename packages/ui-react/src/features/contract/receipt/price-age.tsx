import type { Quote } from "@tradewind/domain/market";
import type { ReactNode } from "react";
import { useFreshness } from "../../../ui/status/freshness.ts";
import { FreshnessBadge } from "../../../ui/status/freshness-badge.tsx";

/** Seconds for which an unchanged price counts as live. */
const liveSeconds = 3;

/** The age of the receipt's price: live, or seconds since it was received; while no prices arrive, since the last of all. */
export const PriceAge = ({ quote }: { readonly quote: Quote | undefined }): ReactNode => {
	const isLive = useFreshness().is === "live";
	return (
		<FreshnessBadge price={isLive && quote ? { receivedAt: quote.receivedAt, liveSeconds } : undefined} />
	);
};

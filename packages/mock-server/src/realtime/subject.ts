import type { realtime } from "@tradewind/contracts";

/** The subject whose newest state a frame reports; `undefined` if every frame of its kind counts. */
export const subjectOf = (frame: realtime.ServerFrame): string | undefined => {
	if (frame.type === "DAY_MARKET") return `${frame.type} ${frame.symbol}`;
	if (frame.type === "KLINE") return `${frame.type} ${frame.symbol} ${frame.data.Period}`;
	if (frame.type === "FOREX_FOLLOW_TRADE") return frame.type;
	if (frame.type !== "FOREX_TRADE") return undefined;
	const [order, ...others] = frame.data.TransOrder;
	return order && others.length === 0 ? `${frame.type} ${order.Id}` : frame.type;
};

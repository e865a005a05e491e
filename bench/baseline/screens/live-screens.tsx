import type { ReactNode } from "react";
import { BareList } from "./bare-list.tsx";
import { openFeed, type Topic } from "./feed.ts";

const figuresOfOrders: Topic = {
	name: "FOREX_TRADE",
	read: (frame) =>
		frame.type === "FOREX_TRADE"
			? frame.data.TransOrder.map(({ Id, FactProfits, UpdatePrice }) => ({
					id: String(Id),
					texts: [FactProfits ?? "", UpdatePrice ?? ""],
				}))
			: [],
};

/** Instruments of the load mode, which all tick at the same rate. */
const quotes: Topic = {
	name: "DAY_MARKET",
	read: (frame) =>
		frame.type === "DAY_MARKET" && frame.symbol.startsWith("LOAD")
			? [{ id: frame.symbol, texts: [frame.quotation.close, frame.quotation.change ?? ""] }]
			: [],
};

/** The list of the page at `path`, once each of its items has arrived. */
export const liveScreen = async (path: string): Promise<ReactNode> => {
	const workerScript = await fetch("/assets/socket-worker.txt").then((answer) => answer.text());
	const { token } = JSON.parse(localStorage.getItem("tradewind") ?? "{}");
	if (path === "/order")
		return (
			<BareList
				feed={await openFeed({ topic: figuresOfOrders, token, workerScript })}
				mark="data-order"
				live="first"
			/>
		);
	return <BareList feed={await openFeed({ topic: quotes, workerScript })} mark="data-code" live="last" />;
};

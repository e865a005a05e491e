import type { ReactNode } from "react";
import { BareList } from "./bare-list.tsx";
import { openFeed, type Topic } from "./wire-feed.ts";

const figuresOfOrders: Topic = {
	name: "FOREX_TRADE",
	read: (frame) =>
		frame.type === "FOREX_TRADE"
			? frame.data.TransOrder.map(({ Id, FactProfits, UpdatePrice }) => ({
					id: String(Id),
					texts: [FactProfits, UpdatePrice],
				}))
			: [],
};

/** Of the instruments that the load mode adds, all equally busy. */
const quotes: Topic = {
	name: "DAY_MARKET",
	read: (frame) =>
		frame.type === "DAY_MARKET" && frame.symbol.startsWith("LOAD")
			? [{ id: frame.symbol, texts: [frame.quotation.close, frame.quotation.change] }]
			: [],
};

/** The list of what is told on the page at `path`, as soon as all of it has been told once. */
export const liveScreen = async (path: string): Promise<ReactNode> => {
	const thread = await fetch("/assets/wire-thread.txt").then((answer) => answer.text());
	const { token } = JSON.parse(localStorage.getItem("tradewind") ?? "{}");
	if (path === "/order")
		return (
			<BareList
				feed={await openFeed({ topic: figuresOfOrders, token, thread })}
				mark="data-order"
				live="first"
			/>
		);
	return <BareList feed={await openFeed({ topic: quotes, thread })} mark="data-code" live="last" />;
};

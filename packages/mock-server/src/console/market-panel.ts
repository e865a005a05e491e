import { commandForm, press } from "./command-form.ts";
import { el, section } from "./dom.ts";
import type { ReadCommands } from "./platform.ts";
import type { Panel } from "./reports.ts";

/** Prices and markets. */
export const createMarketPanel = (read: ReadCommands): Panel => {
	const prices = el("div", { class: "grid" });
	return {
		name: "market",
		title: "Market",
		element: el(
			"div",
			{},
			section("Prices", prices),
			commandForm(read, "price", { title: "Set a price" }),
			commandForm(read, "price/path", { title: "Move a price along a path, or by a gap" }),
			commandForm(read, "price/freeze", { title: "Freeze a price" }),
			commandForm(read, "market", { title: "Open or close a market" }),
			commandForm(read, "terms", { title: "Terms of an instrument" }),
			commandForm(read, "micro/offer", { title: "Ratio of a micro option" }),
			section(
				"Load",
				press("200 instruments × 20 ticks a second", "load", { instruments: 200, ticksPerSecond: 20 }),
				press("Mia holds 500 orders × 5 pushes a second", "load", {
					instruments: 20,
					ticksPerSecond: 5,
					orders: { account: "mia@tradewind.test", count: 500, pushesPerSecond: 5 },
				}),
			),
		),
		onOverview: ({ market }) =>
			prices.replaceChildren(
				...market.map(({ code, price, isOpen }) =>
					el(
						"div",
						{ class: "cell" },
						el("b", {}, code),
						el("span", { class: "figure" }, price),
						!isOpen && el("small", { class: "warn" }, "closed"),
					),
				),
			),
	};
};

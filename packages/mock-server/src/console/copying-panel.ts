import { commandForm } from "./command-form.ts";
import { el, keyedList, section } from "./dom.ts";
import type { ReadCommands } from "./platform.ts";
import type { Customer, Panel } from "./reports.ts";

interface Follower extends Pick<Customer, "who"> {
	readonly follow: Customer["follows"][number];
}

/** Who follows whom, with the open copies, and what traders do. */
export const createCopyingPanel = (read: ReadCommands): Panel => {
	const list = el("div", { class: "cards" });
	const show = keyedList<Follower>(
		list,
		({ who, follow }) => `${who} ${follow.trader}`,
		card,
		"No customer follows a trader.",
	);
	return {
		name: "copying",
		title: "Copy trading",
		element: el(
			"div",
			{},
			el(
				"p",
				{ class: "dim" },
				"The scenario decides whether there are leaders: default has them, with ids from 1001. A copy opens with the trader's order, and the maximum amount makes it smaller.",
			),
			section("Followers", list),
			commandForm(read, "trader/follow", { title: "Follow a trader" }),
			commandForm(read, "trader/open", { title: "Open an order of a trader" }),
			commandForm(read, "trader/close", { title: "Close the orders of a trader" }),
			commandForm(read, "trader/unfollow", { title: "End following" }),
		),
		onOverview: ({ customers }) =>
			show(customers.flatMap(({ who, follows }) => follows.map((follow) => ({ who, follow })))),
	};
};

const card = ({ who, follow }: Follower): HTMLElement =>
	el(
		"article",
		{ class: "card" },
		el("h2", {}, `${who} follows ${follow.trader}`),
		el("p", { class: "dim" }, `Multiple ${follow.multiple}, at most ${follow.maxAmount} of margin`),
		...follow.copies.map(({ orderId, code, quantity, wanted, margin }) =>
			el(
				"p",
				{},
				`Copy ${orderId}: ${quantity} ${code}, margin ${margin}`,
				wanted !== "" && wanted !== quantity && el("small", { class: "warn" }, ` reduced from ${wanted}`),
			),
		),
		follow.copies.length === 0 && el("p", { class: "dim" }, "No open copy."),
	);

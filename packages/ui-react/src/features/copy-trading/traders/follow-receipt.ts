import type { FollowCommand, Trader } from "@tradewind/domain/copy-trading";
import { toText } from "@tradewind/domain/money";
import type { CommandReceipt } from "../../../kept/keep-receipts.ts";

/** The receipt of following a trader, or of no longer following. */
export const followReceipt = (
	command: FollowCommand,
	trader: Pick<Trader, "nickname"> | undefined,
	/** Whether all copies are known to be closed. */
	areCopiesClosed: boolean,
): CommandReceipt => {
	const page = `/follow/trader?id=${command.trader}`;
	const name = trader?.nickname ?? String(command.trader);
	if (command.is === "unfollow")
		return {
			title: { key: "copy-trading.receipt.unfollow", facts: { name } },
			lines: [],
			next: areCopiesClosed ? [] : [{ key: "copy-trading.notice.unfollow" }],
			view: areCopiesClosed ? "/order?type=3" : "/order?type=1",
		};
	const { multiple, maxAmount } = command.settings;
	return {
		title: { key: "copy-trading.receipt.follow", facts: { name } },
		lines: [
			{ label: "copy-trading.settings.multiple", value: { is: "text", text: toText(multiple) } },
			{ label: "copy-trading.settings.maxAmount", value: { is: "money", value: toText(maxAmount) } },
			{ label: "copy-trading.receipt.from", value: { is: "words", key: "shared.balance.forex" } },
		],
		next: [{ key: "copy-trading.notice.copies" }],
		view: page,
		done: "/follow",
	};
};

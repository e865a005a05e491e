import type { MessageText } from "../messages/messages.ts";

export const applicationApproved: MessageText = {
	title: { key: "trader.approvedTitle" },
	summary: { key: "trader.approvedSummary" },
	content: [{ paragraph: { key: "trader.approvedText" } }],
};

export const applicationRejected: MessageText = {
	title: { key: "trader.rejectedTitle" },
	summary: { key: "trader.rejectedSummary" },
	content: [{ paragraph: { key: "trader.rejectedText" } }],
};

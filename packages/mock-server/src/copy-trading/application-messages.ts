import type { MessageText } from "../content/messages.ts";

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

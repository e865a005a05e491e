import type { MessageText } from "../messages/messages.ts";

export const fundRefunded: MessageText = {
	title: { key: "fund.refundedTitle" },
	summary: { key: "fund.refundedSummary" },
	content: [{ paragraph: { key: "fund.refundedText" } }],
};

export const fundFinished: MessageText = {
	title: { key: "fund.finishedTitle" },
	summary: { key: "fund.finishedSummary" },
	content: [{ paragraph: { key: "fund.finishedText" } }],
};

import type { MessageText } from "../messages/messages.ts";
import type { Text, WordKey } from "../words/words.ts";

/** Why a review rejects a submission, by the name that control uses. */
export const rejectionReasons = {
	blurred: "verification.reason.blurred",
	"cut off": "verification.reason.cutOff",
	glare: "verification.reason.glare",
	expired: "verification.reason.expired",
	"name differs": "verification.reason.nameDiffers",
} as const satisfies Record<string, WordKey>;

export const reviewApproved: MessageText = {
	title: { key: "verification.approvedTitle" },
	summary: { key: "verification.approvedSummary" },
	content: [{ paragraph: { key: "verification.approvedText" } }],
};

/** With the reason, so that the customer knows what to change. */
export const reviewRejected = (reason: Text): MessageText => ({
	title: { key: "verification.rejectedTitle" },
	summary: reason,
	content: [{ paragraph: reason }, { paragraph: { key: "verification.rejectedText" } }],
});

import type { MessageText } from "../messages/messages.ts";

/** For every new account. */
export const welcome: MessageText = {
	title: { key: "welcome.title" },
	summary: { key: "welcome.summary" },
	content: [
		{ paragraph: { key: "welcome.ready" } },
		{ heading: { key: "welcome.heading" } },
		{ list: [{ key: "welcome.stopLoss" }, { key: "welcome.oldPrices" }, { key: "welcome.password" }] },
	],
};

/** For every real account. */
export const hours: MessageText = {
	title: { key: "hours.title" },
	summary: { key: "hours.summary" },
	content: [{ paragraph: { key: "hours.indices" } }, { paragraph: { key: "hours.others" } }],
};

import type { Translated } from "../api/language.ts";
import type { MessageText } from "./messages.ts";

/** A paragraph of HTML. The text may be an operator's own words, so it is escaped. */
export const paragraph = (text: string): string =>
	`<p>${text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`;

/** A message to a customer with one sentence, which is also its summary, and a reason below it if the platform gives one. */
export const letter = (title: Translated, summary: Translated, reason?: Translated): MessageText => {
	const contentIn = (language: keyof Translated): string =>
		paragraph(summary[language]) + (reason?.[language] ? paragraph(reason[language]) : "");
	return {
		title,
		summary,
		content: { en: contentIn("en"), hk: contentIn("hk"), ar: contentIn("ar") },
	};
};

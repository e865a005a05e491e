import { currentLanguage, onLanguageChange } from "../i18n/words.ts";
import type { App } from "../state/app.ts";

/** Reads the platform's texts again in another language, whether the customer or the site has chosen it. */
export const connectLanguage = ({ site, market, session, orders }: App): void => {
	let { code } = currentLanguage();
	onLanguageChange(() => {
		if (code === currentLanguage().code) return;
		({ code } = currentLanguage());
		site.send({ type: "language changed" });
		market.send({ type: "language changed" });
		// Orders name their instruments in the language in which they were read.
		if (session.getSnapshot().context.signedIn) orders.send({ type: "load" });
	});
};

import { currentLanguage, onLanguageChange, showLanguage } from "../i18n/words.ts";
import type { App } from "../state/app.ts";
import { scopedKey } from "../storage/configuration.ts";
import { readSaved, savedKey } from "../storage/saved.ts";

/**
 * Reads the platform's texts again in another language, whether the customer or the site has chosen it. A language that the customer
 * chooses in another tab is shown in this one too.
 */
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
	let chosen = readSaved().language;
	addEventListener("storage", ({ key }) => {
		const { language } = readSaved();
		if ((key !== null && key !== scopedKey(savedKey)) || language === chosen) return;
		chosen = language;
		if (language) void showLanguage(language).catch(() => {});
	});
};

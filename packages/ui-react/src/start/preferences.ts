import { type LanguageCode, type SiteSettings, startLanguage, startTheme } from "@tradewind/domain/site";
import { showLanguage } from "../i18n/words.ts";
import type { App } from "../state/app.ts";
import { showCurrency } from "../state/currency.ts";
import { subscribeTo } from "../state/subscribe.ts";
import { readSaved, save } from "../storage/saved.ts";
import { applyTheme } from "../theme/applied-theme.ts";
import { showColours } from "../theme/shown-colours.ts";

/** Applies the saved language and theme, and the site's defaults once its settings arrive. Rejects if the language can't be loaded. */
export const startPreferences = async (app: Pick<App, "site">): Promise<void> => {
	const saved = readSaved();
	applyTheme(saved.theme ?? saved.siteTheme ?? "light");
	const start = startLanguage({ saved: saved.language, siteDefault: saved.siteLanguage });
	subscribeTo(
		app.site,
		({ context }) => context.settings,
		(settings) => settings && applySettings(settings),
	);
	await showLanguage(start.code);
};

/** Shows the app in `code` and saves the choice, which replaces the default of the site. Rejects if the language can't be loaded. */
export const chooseLanguage = async (code: LanguageCode): Promise<void> => {
	choosing = code;
	try {
		if (await showLanguage(code)) save({ language: code });
	} finally {
		if (choosing === code) choosing = undefined;
	}
};

/** The language that the customer has chosen and that is still being loaded. */
let choosing: LanguageCode | undefined;

const applySettings = (settings: SiteSettings): void => {
	const { language, theme } = readSaved();
	const siteTheme = startTheme(undefined, settings);
	showColours(settings.colours).catch(() => {
		// The page keeps its colours until its next start.
	});
	showCurrency(settings.currencySymbol);
	applyTheme(startTheme(theme, settings));
	save({ siteLanguage: settings.defaultLanguage, siteTheme });
	if (language === undefined && choosing === undefined)
		showLanguage(startLanguage({ saved: undefined, siteDefault: settings.defaultLanguage }).code).catch(
			() => {
				// The page keeps its language.
			},
		);
};

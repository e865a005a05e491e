import { type LanguageCode, type SiteSettings, startLanguage, startTheme } from "@tradewind/domain/site";
import { showLanguage } from "../i18n/words.ts";
import type { App } from "../state/app.ts";
import { subscribeTo } from "../state/subscribe.ts";
import { readSaved, save } from "../storage/saved.ts";
import { applyTheme } from "../theme/applied-theme.ts";
import { applyColours, variablesOf } from "../theme/site-colours.ts";

/** Applies the saved language and theme at once, and those of the site when its settings arrive. Rejects if the language can't be loaded. */
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

/**
 * The customer's choice: kept, and the site's default does not count any more. Rejects when it can't be loaded; what was
 * chosen before another choice is dropped.
 */
export const chooseLanguage = async (code: LanguageCode): Promise<void> => {
	choosing = code;
	try {
		if (await showLanguage(code)) save({ language: code });
	} finally {
		if (choosing === code) choosing = undefined;
	}
};

/** What the customer has chosen and is not shown yet. */
let choosing: LanguageCode | undefined;

const applySettings = (settings: SiteSettings): void => {
	const { language, theme } = readSaved();
	const siteTheme = startTheme(undefined, settings);
	const colours = variablesOf(settings.colours);
	applyColours(colours);
	applyTheme(startTheme(theme, settings));
	save({ colours, siteLanguage: settings.defaultLanguage, siteTheme });
	if (language === undefined && choosing === undefined)
		showLanguage(startLanguage({ saved: undefined, siteDefault: settings.defaultLanguage }).code).catch(
			() => {
				// The page stays in the language that it has.
			},
		);
};

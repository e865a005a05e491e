export { browserLanguage } from "./browser-language.ts";
export { type HomeBlock, homeBlocks, orderedHomeBlocks, quickMenu, userMenu } from "./home-blocks.ts";
export {
	type Language,
	type LanguageCode,
	languageCodes,
	languageOf,
	languages,
	startLanguage,
} from "./language.ts";
export { safeLossUrl } from "./loss-url.ts";
export { type MenuRow, type MoneyTile, menuRows, moneyTiles, verificationPath } from "./menu-rows.ts";
export {
	type AccessBlock,
	type Action,
	accessBlockFor,
	actions,
	type CustomerRole,
	roleOf,
	type SiteOffer,
} from "./permission.ts";
export {
	type PreferencesContext,
	type PreferencesEmitted,
	type PreferencesEvent,
	type PreferencesInput,
	preferencesMachine,
	type SavedPreferences,
	type SitePreferences,
} from "./preferences.machine.ts";
export { readSite, type SiteReading } from "./read-site.ts";
export { type SiteContext, type SiteEvent, siteMachine } from "./site.machine.ts";
export { type CustomerTag, noFlags, type SiteFlags } from "./site-flags.ts";
export { SiteInformation } from "./site-information.port.ts";
export {
	defaultColours,
	defaultSiteName,
	type MenuItem,
	type SiteColours,
	type SiteSettings,
	type SiteStatus,
} from "./site-settings.ts";
export { canSwitchTheme, otherTheme, startTheme, type Theme } from "./theme.ts";

export { browserLanguage } from "./browser-language.ts";
export { type Contact, type ContactKind, contactOf } from "./contact.ts";
export { type HomeBlock, orderedHomeBlocks } from "./home-blocks.ts";
export {
	type Language,
	type LanguageCode,
	languageCodes,
	languageOf,
	languages,
	startLanguage,
} from "./language.ts";
export { readSite, type SiteReading } from "./read-site.ts";
export { type SiteContext, siteMachine } from "./site.machine.ts";
export { defaultColours, defaultCurrencySymbol, defaultSiteName } from "./site-defaults.ts";
export { type CustomerTag, noFlags, type SiteFlags } from "./site-flags.ts";
export { SiteInformation } from "./site-information.port.ts";
export type {
	MenuItem,
	SiteColours,
	SiteSettings,
	SiteStatus,
} from "./site-settings.ts";
export { canSwitchTheme, startTheme, type Theme } from "./theme.ts";

import { assign, emit, setup } from "xstate";
import { type Language, type LanguageCode, languageOf, startLanguage } from "./language.ts";
import type { SiteSettings } from "./site-settings.ts";
import { canSwitchTheme, otherTheme, startTheme, type Theme } from "./theme.ts";

/** Values saved on the device by this or an older release: any text, or nothing. */
export interface SavedPreferences {
	readonly language: string | undefined;
	readonly theme: string | undefined;
}

/** The site's defaults, as far as known. */
export type SitePreferences = Pick<SiteSettings, "defaultLanguage" | "hasDarkMode" | "isDarkByDefault">;

export interface PreferencesContext {
	readonly language: Language;
	readonly theme: Theme;
	readonly saved: SavedPreferences;
	/** `undefined` until the site settings are known. */
	readonly site: SitePreferences | undefined;
}

export type PreferencesEvent =
	| { readonly type: "site known"; readonly site: SitePreferences }
	| { readonly type: "choose language"; readonly code: LanguageCode }
	| { readonly type: "switch theme" };

/** Emitted when a choice has to be saved. The language page then goes back. */
export type PreferencesEmitted =
	| { readonly type: "save"; readonly language: LanguageCode }
	| { readonly type: "save theme"; readonly theme: Theme };

export interface PreferencesInput {
	readonly saved: SavedPreferences;
	/** The site's defaults from the previous visit. */
	readonly site: SitePreferences | undefined;
}

const resolve = (saved: SavedPreferences, site: SitePreferences | undefined) => ({
	language: startLanguage({ saved: saved.language, siteDefault: site?.defaultLanguage }),
	theme: startTheme(saved.theme, site ?? { isDarkByDefault: false }),
});

/**
 * Language and theme (Spec 1 §4, §9). Each follows the site until the customer chooses. A chosen language is emitted
 * for saving; choosing the current one has no effect. The theme is dark only if it was saved as dark or is the site's
 * default, and can be switched only if the site allows it. Unreadable saved values are ignored.
 */
export const preferencesMachine = setup({
	types: {} as {
		input: PreferencesInput;
		context: PreferencesContext;
		events: PreferencesEvent;
		emitted: PreferencesEmitted;
	},
	guards: {
		"has a saved language": ({ context }) => languageOf(context.saved.language) !== undefined,
		"has a saved theme": ({ context }) => context.saved.theme === "light" || context.saved.theme === "dark",
		"is another language": ({ context }, code: LanguageCode) => context.language.code !== code,
		"may switch the theme": ({ context }) => context.site === undefined || canSwitchTheme(context.site),
	},
	actions: {
		"set the site preferences": assign(({ context }, site: SitePreferences) => ({
			site,
			...resolve(context.saved, site),
		})),
		"set the language": assign(({ context }, code: LanguageCode) => {
			const saved = { ...context.saved, language: code };
			return { saved, ...resolve(saved, context.site) };
		}),
		"switch the theme": assign(({ context }) => {
			const saved = { ...context.saved, theme: otherTheme(context.theme) };
			return { saved, ...resolve(saved, context.site) };
		}),
		"save the language": emit((_, language: LanguageCode) => ({ type: "save", language })),
		"save the theme": emit(({ context }) => ({ type: "save theme", theme: context.theme })),
	},
}).createMachine({
	id: "preferences",
	context: ({ input: { saved, site } }) => ({ saved, site, ...resolve(saved, site) }),
	type: "parallel",
	on: { "site known": { actions: { type: "set the site preferences", params: ({ event }) => event.site } } },
	states: {
		language: {
			initial: "evaluating",
			on: {
				"choose language": {
					guard: { type: "is another language", params: ({ event }) => event.code },
					target: ".chosen",
					actions: [
						{ type: "set the language", params: ({ event }) => event.code },
						{ type: "save the language", params: ({ event }) => event.code },
					],
				},
			},
			states: {
				evaluating: {
					always: [{ guard: "has a saved language", target: "chosen" }, { target: "site default" }],
				},
				"site default": {},
				chosen: {},
			},
		},
		theme: {
			initial: "evaluating",
			on: {
				"switch theme": {
					guard: "may switch the theme",
					target: ".chosen",
					actions: ["switch the theme", "save the theme"],
				},
			},
			states: {
				evaluating: {
					always: [{ guard: "has a saved theme", target: "chosen" }, { target: "site default" }],
				},
				"site default": {},
				chosen: {},
			},
		},
	},
});

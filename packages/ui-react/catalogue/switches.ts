import { languageOf, type Theme } from "@tradewind/domain/site";
import { showLanguage } from "../src/i18n/words.ts";
import { applyTheme } from "../src/theme/applied-theme.ts";

export const directions = ["of the language", "ltr", "rtl"] as const;

/** How the page is shown; it is in the address, so that a page can be sent as a link. */
export interface Switches {
	readonly part: "components" | "machines";
	readonly theme: Theme;
	readonly direction: (typeof directions)[number];
	readonly language: string;
}

export const switchesIn = (search: string): Switches => {
	const given = new URLSearchParams(search);
	return {
		part: given.get("part") === "machines" ? "machines" : "components",
		theme: given.get("theme") === "dark" ? "dark" : "light",
		direction: directions.find((each) => each === given.get("direction")) ?? "of the language",
		language: languageOf(given.get("language") ?? "en")?.code ?? "en",
	};
};

export const searchOf = (switches: Switches): string => `?${new URLSearchParams({ ...switches })}`;

export const apply = async ({ theme, direction, language }: Switches): Promise<void> => {
	applyTheme(theme);
	const found = languageOf(language);
	if (!found) return;
	await showLanguage(found.code);
	document.documentElement.dir = direction === "of the language" ? found.direction : direction;
};

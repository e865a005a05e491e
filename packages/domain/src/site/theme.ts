import type { SiteSettings } from "./site-settings.ts";

export type Theme = "light" | "dark";

/** Whether the site offers the theme switch (Spec 1 §2). */
export const canSwitchTheme = (site: Pick<SiteSettings, "hasDarkMode">): boolean => site.hasDarkMode;

/** The initial theme (Spec 1 §4): the saved one, else dark only if it is the site's default. */
export const startTheme = (saved: string | undefined, site: Pick<SiteSettings, "isDarkByDefault">): Theme => {
	if (saved === "light" || saved === "dark") return saved;
	return site.isDarkByDefault ? "dark" : "light";
};

export const otherTheme = (theme: Theme): Theme => (theme === "light" ? "dark" : "light");

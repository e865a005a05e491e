import type { SiteSettings } from "./site-settings.ts";

export type Theme = "light" | "dark";

/** The site may do without the switch (Spec 1 §2). */
export const canSwitchTheme = (site: Pick<SiteSettings, "hasDarkMode">): boolean => site.hasDarkMode;

/** The theme to start in (Spec 1 §4): the saved one; without it, dark only if that is the site's default. */
export const startTheme = (saved: string | undefined, site: Pick<SiteSettings, "isDarkByDefault">): Theme => {
	if (saved === "light" || saved === "dark") return saved;
	return site.isDarkByDefault ? "dark" : "light";
};

export const otherTheme = (theme: Theme): Theme => (theme === "light" ? "dark" : "light");

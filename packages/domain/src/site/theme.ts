import type { SiteSettings } from "./site-settings.ts";

export type Theme = "light" | "dark";

/** Whether the site offers the theme switch (Spec 1 §2). */
export const canSwitchTheme = (site: Pick<SiteSettings, "hasDarkMode">): boolean => site.hasDarkMode;

/**
 * The initial theme (Spec 1 §4): the saved one, else that of a dark device where the site offers the switch, else dark only if it is
 * the site's default (docs/assumptions/site.md, A-768).
 */
export const startTheme = (
	saved: string | undefined,
	site: Pick<SiteSettings, "isDarkByDefault"> & Partial<Pick<SiteSettings, "hasDarkMode">>,
	isDeviceDark = false,
): Theme => {
	if (saved === "light" || saved === "dark") return saved;
	return site.isDarkByDefault || (isDeviceDark && site.hasDarkMode) ? "dark" : "light";
};

export const otherTheme = (theme: Theme): Theme => (theme === "light" ? "dark" : "light");

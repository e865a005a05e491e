import { createTheme } from "@mantine/core";

const own = "var(--tw-primary)";

/** Mantine in our tokens: its colours are CSS variables, so a site's colours need no new theme. */
export const mantineTheme = createTheme({
	fontFamily: "var(--tw-font)",
	primaryColor: "site",
	primaryShade: 6,
	colors: { site: [own, own, own, own, own, own, own, own, own, own] },
	defaultRadius: 10,
	cursorType: "pointer",
	respectReducedMotion: true,
	focusRing: "auto",
});

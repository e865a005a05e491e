import { createTheme, defaultVariantColorsResolver } from "@mantine/core";

const own = "var(--tw-primary)";

/** The theme of Mantine with our tokens. Its colours are CSS variables, so a site's colours need no new theme. */
export const mantineTheme = createTheme({
	fontFamily: "var(--tw-font)",
	primaryColor: "site",
	primaryShade: 6,
	colors: { site: [own, own, own, own, own, own, own, own, own, own] },
	variantColorResolver: (input) => {
		const colours = defaultVariantColorsResolver(input);
		return input.variant === "filled" ? { ...colours, color: "var(--tw-on-primary)" } : colours;
	},
	defaultRadius: 12,
	cursorType: "pointer",
	respectReducedMotion: true,
	focusRing: "auto",
});

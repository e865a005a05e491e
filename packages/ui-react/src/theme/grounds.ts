/** The backgrounds of text and figures, as in tokens.css: page, surface, sunken. The build of another brand has that brand's (docs/adopting.md, A-900). */
export const grounds = {
	light: ["#f4f6f5", "#ffffff", "#e9edea"],
	dark: ["#0c0f0e", "#151a18", "#222926"],
} as const;

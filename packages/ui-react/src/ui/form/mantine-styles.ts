import styles from "./mantine.css?inline";

/** The id of the style element that the build adds to pages with components of Mantine. */
const id = "mantine-styles";

/** Adds the styles together with Mantine's code, before our styles, which override them. */
export const wearMantineStyles = (): void => {
	// The build has no document.
	if (typeof document === "undefined" || document.getElementById(id)) return;
	const element = document.createElement("style");
	element.id = id;
	element.textContent = styles;
	document.head.prepend(element);
};

/** The style element that the build writes into a page. */
export const mantineStyles = (): string => `<style id="${id}">${styles}</style>`;

import styles from "./mantine.css?inline";

/** The build puts the styles into the pages that begin with components of Mantine, under this id. */
const id = "mantine-styles";

/** Comes with Mantine's code, before the styles of ours, which correct it. */
export const wearMantineStyles = (): void => {
	// At build time there is no document.
	if (typeof document === "undefined" || document.getElementById(id)) return;
	const element = document.createElement("style");
	element.id = id;
	element.textContent = styles;
	document.head.prepend(element);
};

/** As the build writes them into a page. */
export const mantineStyles = (): string => `<style id="${id}">${styles}</style>`;

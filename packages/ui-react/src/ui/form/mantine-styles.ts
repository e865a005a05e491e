import {
	convertCssVariables,
	DEFAULT_THEME,
	defaultCssVariablesResolver,
	mergeMantineTheme,
} from "@mantine/core";
import styles from "./mantine.css?inline";
import { mantineTheme } from "./mantine-theme.ts";

type Variables = Readonly<Record<string, string>>;

const own = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, mantineTheme));
const usual = defaultCssVariablesResolver(DEFAULT_THEME);

/** Those of `all` that the styles of Mantine do not set already. */
const changed = (all: Variables, known: Variables): Record<string, string> =>
	Object.fromEntries(Object.entries(all).filter(([name, value]) => known[name] !== value));

/** The variables of our theme. MantineProvider would write them as HTML, which the content security policy does not allow. */
export const mantineVariables = convertCssVariables({
	variables: changed(own.variables, usual.variables),
	light: changed(own.light, usual.light),
	dark: changed(own.dark, usual.dark),
});

/** The build puts the styles into the pages that begin with components of Mantine, in an element with the first id. */
const elements = [
	["mantine-styles", styles],
	["mantine-variables", mantineVariables],
] as const;

/** Comes with Mantine's code, before the styles of ours, which correct it. */
export const wearMantineStyles = (): void => {
	// At build time there is no document.
	if (typeof document === "undefined" || document.getElementById(elements[0][0])) return;
	document.head.prepend(
		...elements.map(([id, text]) => {
			const element = document.createElement("style");
			element.id = id;
			element.textContent = text;
			return element;
		}),
	);
};

/** What the build writes into a page. */
export const mantineStyles = styles + mantineVariables;

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

/** The style elements. The build adds one with the first id and both texts to pages with components of Mantine. */
const elements = [
	["mantine-styles", styles],
	["mantine-variables", mantineVariables],
] as const;

/** Adds the styles together with Mantine's code, before our styles, which override them. */
export const wearMantineStyles = (): void => {
	// The build has no document.
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

/** The styles that the build writes into a page. */
export const mantineStyles = styles + mantineVariables;

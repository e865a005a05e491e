let symbol = "";

/** The site's currency symbol, for texts outside of components; empty until the site's settings are loaded. */
export const currentCurrencySymbol = (): string => symbol;

/** Sets the symbol of the site's currency. */
export const showCurrency = (next: string): void => {
	symbol = next;
};

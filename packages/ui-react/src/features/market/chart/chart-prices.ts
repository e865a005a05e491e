import { madeOnce } from "./made-once.ts";

/** Prices of the chart as texts, with the separators and the minus of all other figures; exact figures are not needed there. */
export const chartPrices = (languageTag: string, precision: number): ((price: number) => string) => {
	const format = madeOnce(
		() =>
			new Intl.NumberFormat(languageTag, {
				numberingSystem: "latn",
				useGrouping: "always",
				minimumFractionDigits: precision,
				maximumFractionDigits: precision,
			}),
	);
	return (price) =>
		format()
			.format(price)
			.replace("-", "\u2212")
			.replace(/\u200e/g, "");
};

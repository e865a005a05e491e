import { formatFigure, type Price } from "@tradewind/domain/money";
import { useWords } from "../../../../i18n/words.ts";
import type { ChartLook } from "../candle-drawing.ts";

/** Prices of the chart as text. */
export const usePriceText = ({ precision }: ChartLook): ((price: Price) => string) => {
	const { language } = useWords();
	return (price) =>
		formatFigure(price, {
			digits: precision,
			rounding: "half up",
			sign: "negative",
			locale: language.tag,
		});
};

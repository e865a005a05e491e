import { decimal, formatFigure } from "@tradewind/domain/money";
import { languages } from "@tradewind/domain/site";
import { expect, test } from "vitest";
import { chartPrices } from "./chart-prices.ts";

test.each(languages)("Spec 1 §9: in $code the chart writes figures as the rest of the page", ({ tag }) => {
	const figures = ["1234.5", "-1234.5", "98765.25", "0.001", "-0.5", "1234567"];
	expect(figures.map((figure) => chartPrices(tag, 3)(Number(figure)))).toEqual(
		figures.map((figure) =>
			formatFigure(decimal(figure), { digits: 3, rounding: "half up", sign: "negative", locale: tag }),
		),
	);
});

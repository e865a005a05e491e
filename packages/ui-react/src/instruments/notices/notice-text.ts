import type { Instrument, MarketNotice } from "@tradewind/domain/market";
import { type Decimal, formatFigure } from "@tradewind/domain/money";
import { decimalsOf } from "../../figures/decimals-of.ts";
import type { Words } from "../../issues/issue-text.ts";

/** What has happened, without the name of the instrument. */
export const noticeText = (
	notice: MarketNotice,
	{ t, language }: Words,
	instruments: readonly Pick<Instrument, "code" | "pricePrecision">[],
): string => {
	if (notice.is === "opened") return t("shared.marketNotice.opened");
	const digits = instruments.find(({ code }) => code === notice.code)?.pricePrecision;
	const shown = (value: Decimal) =>
		formatFigure(value, {
			digits: digits ?? decimalsOf(value),
			rounding: "half up",
			sign: "negative",
			locale: language.tag,
		});
	return t("shared.marketNotice.reached", { price: shown(notice.price), latest: shown(notice.latest) });
};

import type { ContractOrder } from "@tradewind/domain/contract";
import { price as asPrice, readTypedDecimal, zero } from "@tradewind/domain/money";
import { distance } from "@tradewind/domain/sum";
import { useSelector } from "@xstate/react";
import { BigDecimal, Result } from "effect";
import { figureText } from "../../../figures/figure-text.ts";
import { moneyText } from "../../../figures/money-text.ts";
import { useWords } from "../../../i18n/words.ts";
import { usePricePrecision } from "../../../instruments/use-price-precision.ts";
import { useApp } from "../../../state/app.ts";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import { profitAt } from "./profit-at.ts";

/** The profit before fees at a typed price, and its distance from the latest price, as a text. */
export const useWorthAt = (order: ContractOrder): ((typed: string) => string | undefined) => {
	const { t, language } = useWords();
	const digits = usePricePrecision(order.instrument, order.latestPrice);
	const contractSize = useSelector(
		useApp().market,
		({ context }) => context.instruments.find(({ id }) => id === order.instrument)?.contractSize,
	);
	const [isHidden] = useHiddenAmounts();
	return (typed) => {
		const price = Result.getOrUndefined(readTypedDecimal(typed, language.code));
		const { openPrice, latestPrice } = order;
		if (!price || !openPrice || !latestPrice || !contractSize || !BigDecimal.isGreaterThan(price, zero))
			return undefined;
		const profit = profitAt(order, asPrice(price), contractSize);
		if (!profit) return undefined;
		return t("contract.order.stops.worth", {
			amount: moneyText(profit, { locale: language.tag, sign: "always" }, isHidden),
			distance: figureText(distance(price, latestPrice), { digits }, language.tag).text,
		});
	};
};

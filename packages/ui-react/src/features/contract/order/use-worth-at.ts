import type { ContractOrder } from "@tradewind/domain/contract";
import { price as asPrice, type Money, type Price, readTypedDecimal, zero } from "@tradewind/domain/money";
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

interface WorthAt {
	/** The profit before fees at a price. */
	readonly moneyAt: (price: Price) => Money | undefined;
	/** The same at a typed price, with its distance from the latest price. */
	readonly textAt: (typed: string) => string | undefined;
}

/** What an order is worth at another price. */
export const useWorthAt = (order: ContractOrder): WorthAt => {
	const { t, language } = useWords();
	const digits = usePricePrecision(order.instrument, order.latestPrice);
	const contractSize = useSelector(
		useApp().market,
		({ context }) => context.instruments.find(({ id }) => id === order.instrument)?.contractSize,
	);
	const [isHidden] = useHiddenAmounts();
	const moneyAt = (price: Price) =>
		order.openPrice && contractSize ? profitAt(order, price, contractSize) : undefined;
	const textAt = (typed: string) => {
		const price = Result.getOrUndefined(readTypedDecimal(typed, language.code));
		const { latestPrice } = order;
		if (!price || !latestPrice || !BigDecimal.isGreaterThan(price, zero)) return undefined;
		const profit = moneyAt(asPrice(price));
		if (!profit) return undefined;
		return t("contract.order.stops.worth", {
			amount: moneyText(profit, { locale: language.tag, sign: "always" }, isHidden),
			distance: figureText(distance(price, latestPrice), { digits }, language.tag).text,
		});
	};
	return { moneyAt, textAt };
};

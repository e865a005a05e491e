import type { MicroOrder } from "@tradewind/domain/micro";
import { type Decimal, formatFigure } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { currentWords } from "../../../i18n/words.ts";
import type { App } from "../../../state/app.ts";
import { showsMicroDetails } from "../../../state/shows-micro-details.ts";
import { showToast } from "../../../ui/toast/toasts.ts";

/** How an order ended, by what the platform says that it won. */
export type MicroResult = "won" | "lost" | "even";

export const resultOf = (profit: Decimal): MicroResult => results[BigDecimal.sign(profit) + 1] ?? "even";

const results = ["lost", "even", "won"] as const;

/** Where the closed micro orders stand (Spec 1 §2, §4). */
export const closedOrdersPath = "/order?source=micro&type=3";

/** Tells wherever the customer is how an order ended; a tap leads to the closed orders. */
export const showMicroResultToast = (
	app: Pick<App, "site">,
	{ symbol, profit, amount }: Pick<MicroOrder, "symbol" | "profit" | "amount">,
): void => {
	const { t, language } = currentWords();
	const { context } = app.site.getSnapshot();
	if (!showsMicroDetails(context)) {
		showToast("done", t("micro.result.unknown", { symbol }), { to: closedOrdersPath, isOneOfMany: true });
		return;
	}
	const currency = context.settings?.currencySymbol ?? "";
	const shown = (value: Decimal) =>
		`${currency}${formatFigure(value, { digits: 2, rounding: "half up", sign: "never", locale: language.tag })}`;
	const result = profit ? resultOf(profit) : "even";
	const text = profit
		? t(`micro.result.${result}`, { symbol, amount: shown(result === "even" ? amount : profit) })
		: t("micro.result.unknown", { symbol });
	showToast(result === "lost" ? "refused" : "done", text, { to: closedOrdersPath, isOneOfMany: true });
};

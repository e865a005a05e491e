import type { MicroOrder } from "@tradewind/domain/micro";
import type { Decimal } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { moneyText } from "../figures/money-text.ts";
import { currentWords } from "../i18n/words.ts";
import type { App } from "../state/app.ts";
import { showsMicroDetails } from "../state/shows-micro-details.ts";
import { showToast } from "../ui/toast/toasts.ts";

/** The result of a micro order, from the profit that the platform reports. */
export type MicroResult = "won" | "lost" | "even";

export const resultOf = (profit: Decimal): MicroResult => results[BigDecimal.sign(profit) + 1] ?? "even";

const results = ["lost", "even", "won"] as const;

/** Address of the closed micro orders (Spec 1 §2, §4). */
const closedOrdersPath = "/order?source=micro&type=3";

/** Shows the result of a micro order on any page; a tap leads to the closed orders. */
export const showMicroResultToast = (
	app: Pick<App, "site">,
	{ symbol, profit, amount }: Pick<MicroOrder, "symbol" | "profit" | "amount">,
): void => {
	const { t, language } = currentWords();
	const { context } = app.site.getSnapshot();
	if (!showsMicroDetails(context)) {
		showToast("done", t("shared.activity.micro.unknown", { symbol }), {
			to: closedOrdersPath,
			isOneOfMany: true,
		});
		return;
	}
	const shown = (value: Decimal) => moneyText(value, { sign: "never", locale: language.tag });
	const result = profit ? resultOf(profit) : "even";
	const text = profit
		? t(`shared.activity.micro.${result}`, { symbol, amount: shown(result === "even" ? amount : profit) })
		: t("shared.activity.micro.unknown", { symbol });
	showToast(result === "lost" ? "refused" : "done", text, { to: closedOrdersPath, isOneOfMany: true });
};

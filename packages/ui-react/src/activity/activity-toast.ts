import type { ActivityEntry } from "@tradewind/domain/activity";
import { money } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { moneyText } from "../figures/money-text.ts";
import { isolated } from "../i18n/isolated.ts";
import { currentWords } from "../i18n/words.ts";
import type { App } from "../state/app.ts";
import { showToast } from "../ui/toast/toasts.ts";
import { activityPath } from "./entry-path.ts";
import { activityText, digitsOf } from "./entry-text.ts";
import { showMicroResultToast } from "./micro-result-toast.ts";
import { isForcedClose } from "./order-statuses.ts";

/** The most toasts for one change; more new entries, as after an absence, are shown as their count. */
const maxToasts = 2;

/**
 * Shows new entries as toasts on any page; a forced close has the strip, which stays until it is read. A tap leads to the inbox,
 * or from a micro result to the closed micro orders.
 */
export const showActivityToast = (
	app: Pick<App, "site" | "market">,
	happened: readonly ActivityEntry[],
): void => {
	const { t } = currentWords();
	const entries = happened.filter((entry) => !isForcedClose(entry));
	if (entries.length > maxToasts)
		showToast("done", t("shared.activity.toast.many", { count: entries.length }), { to: activityPath });
	else for (const entry of entries) showOne(app, entry);
};

const showOne = (app: Pick<App, "site" | "market">, entry: ActivityEntry): void => {
	const { order, kind, profit } = entry;
	if (kind === "settled")
		showMicroResultToast(app, { symbol: order.symbol, profit, amount: money(order.amount) });
	else
		showToast(isLoss(entry) ? "refused" : "done", toastText(app, entry), {
			to: activityPath,
			isOneOfMany: true,
		});
};

/** The text of one entry. */
export const toastText = ({ market }: Pick<App, "market">, entry: ActivityEntry): string => {
	const { t, language } = currentWords();
	const digits = digitsOf(entry, market.getSnapshot().context.instruments);
	const facts = {
		symbol: entry.order.symbol,
		what: activityText(entry, { t, locale: language.tag, digits }),
	};
	if (!entry.profit) return t("shared.activity.toast.one", facts);
	const figure = moneyText(entry.profit, { sign: "always", locale: language.tag });
	const profit = asOneWord(figure);
	return t("shared.activity.toast.profit", { ...facts, profit });
};

/** Isolates a figure from the direction of the text around it and prevents a line break in it. */
const asOneWord = (figure: string): string => isolated([...figure].join("\u2060"), "ltr");

const isLoss = ({ profit }: ActivityEntry): boolean => profit !== undefined && BigDecimal.isNegative(profit);

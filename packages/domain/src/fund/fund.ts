import { type Brand, Result } from "effect";
import { type Decimal, type Money, money, type Rate } from "../money/decimal.ts";
import type { SiteSettings } from "../site/site-settings.ts";
import { displaySummaryRule } from "./figures/display-summary.rule.ts";

export type FundId = number & Brand.Brand<"FundId">;
export const fundId = (id: number): FundId => id as FundId;

/** A fund (Spec 2 §3). Its amounts are in its own currency. */
export interface Fund {
	readonly id: FundId;
	readonly title: string;
	/** Address of a picture; may be empty. */
	readonly image: string;
	/** Code of the currency: `USDT`. */
	readonly currency: string;
	/** Daily profit in percent of the amount. */
	readonly dividendPercent: Rate;
	/** Limits of a subscription; `undefined` for no limit. */
	readonly minimum: Money | undefined;
	readonly maximum: Money | undefined;
	/** How many subscriptions one customer can have, as the app reads `limit_num` (docs/assumptions.md, A-741). */
	readonly limit: Decimal | undefined;
	/** Days for which the amount is locked and dividends are paid. */
	readonly lockDays: number;
	/** Penalty of an early redemption in percent of the amount. */
	readonly penaltyPercent: Rate;
	/** The platform's HTML, unchanged. */
	readonly description: string;
}

/**
 * Whether amounts of a fund can be compared with those of the accounts: it is in the site's currency, or in the coin that
 * follows the dollar on a site in dollars (docs/assumptions.md, A-512).
 */
export const isInSiteCurrency = (
	{ currency }: Pick<Fund, "currency">,
	site: Pick<SiteSettings, "currency">,
): boolean => currency === site.currency || (currency === "USDT" && site.currency === "USD");

/** The customer's totals above the list of funds (Spec 2 §2, §3). One that the platform does not report is `undefined`. */
export interface FundSummary {
	readonly subscribed: Money | undefined;
	readonly incomeToday: Money | undefined;
	readonly totalIncome: Money | undefined;
}

/** The summary rounded to 4 decimals for display (Spec 2 §9). */
export const displayFundSummary = ({ subscribed, incomeToday, totalIncome }: FundSummary): FundSummary => ({
	subscribed: rounded(subscribed),
	incomeToday: rounded(incomeToday),
	totalIncome: rounded(totalIncome),
});

const rounded = (amount: Money | undefined): Money | undefined =>
	amount && money(Result.getOrThrow(displaySummaryRule.compute({ amount })).amount);

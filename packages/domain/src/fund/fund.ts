import { type Brand, Result } from "effect";
import { type Decimal, type Money, money, type Rate } from "../money/decimal.ts";
import { displaySummaryRule } from "./figures/display-summary.rule.ts";

export type FundId = number & Brand.Brand<"FundId">;
export const fundId = (id: number): FundId => id as FundId;

/** A fund that can be subscribed to (Spec 2 §3). Its amounts are in its own currency. */
export interface Fund {
	readonly id: FundId;
	readonly title: string;
	/** Address of a picture; may be empty. */
	readonly image: string;
	/** Code of the currency: `USDT`. */
	readonly currency: string;
	/** What it pays a day, in percent of the amount. */
	readonly dividendPercent: Rate;
	/** The least and the most of a subscription; `undefined` where there is no such bound. */
	readonly minimum: Money | undefined;
	readonly maximum: Money | undefined;
	/** A limit that is shown as the platform tells it: what it limits is not known. */
	readonly limit: Decimal | undefined;
	/** Days for which the amount stays and dividends are paid. */
	readonly lockDays: number;
	/** What an early redemption costs, in percent of the amount. */
	readonly penaltyPercent: Rate;
	/** Text of the platform: its HTML as it came. */
	readonly description: string;
}

/** What stands above the list of funds: the customer's own (Spec 2 §2, §3). */
export interface FundSummary {
	readonly subscribed: Money;
	readonly incomeToday: Money;
	readonly totalIncome: Money;
}

/** The summary as it is shown: to 4 decimals (Spec 2 §9). */
export const displayFundSummary = ({ subscribed, incomeToday, totalIncome }: FundSummary): FundSummary => ({
	subscribed: rounded(subscribed),
	incomeToday: rounded(incomeToday),
	totalIncome: rounded(totalIncome),
});

const rounded = (amount: Money): Money =>
	money(Result.getOrThrow(displaySummaryRule.compute({ amount })).amount);

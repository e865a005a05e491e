import type { LanguageCode } from "@tradewind/domain/site";
import { mediaNames, mediaPath } from "../content/media.ts";
import { htmlIn } from "../messages/html.ts";
import { type WordKey, wordsIn } from "../words/words.ts";

/** A fund of the platform. Its currency counts as the currency of the accounts (docs/assumptions.md, A-390). */
export interface OfferedFund {
	readonly id: number;
	readonly title: WordKey;
	readonly text: WordKey;
	readonly currency: string;
	/** Percent of the amount for each day. */
	readonly dividend: string;
	readonly minimum: string;
	readonly maximum: string;
	/** How many subscriptions of one customer may run at once. */
	readonly limit: number;
	readonly lockDays: number;
	/** Percent of the amount. */
	readonly penalty: string;
}

export const funds: readonly OfferedFund[] = [
	{
		id: 1,
		title: "fund.flex.title",
		text: "fund.flex.text",
		currency: "USDT",
		dividend: "0.1",
		minimum: "10",
		maximum: "2000",
		limit: 10,
		lockDays: 7,
		penalty: "1",
	},
	{
		id: 2,
		title: "fund.steady.title",
		text: "fund.steady.text",
		currency: "USDT",
		dividend: "0.25",
		minimum: "100",
		maximum: "20000",
		limit: 5,
		lockDays: 30,
		penalty: "3",
	},
	{
		id: 3,
		title: "fund.growth.title",
		text: "fund.growth.text",
		currency: "USDT",
		dividend: "0.4",
		minimum: "500",
		maximum: "50000",
		limit: 3,
		lockDays: 90,
		penalty: "6",
	},
];

export const wireFund = (fund: OfferedFund, language: LanguageCode) => ({
	id: fund.id,
	title: wordsIn(language, fund.title),
	image: mediaPath + (mediaNames[fund.id % mediaNames.length] ?? ""),
	currency_code: fund.currency,
	dividend_percentage: fund.dividend,
	staring_sub_amount: fund.minimum,
	max_sub_amount: fund.maximum,
	limit_num: String(fund.limit),
	lock_dividend_days: fund.lockDays,
	liquidated_damages: fund.penalty,
	desc: htmlIn(language, [{ paragraph: { key: fund.text } }]),
});

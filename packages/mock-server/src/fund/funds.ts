import type { Language, Translated } from "../api/language.ts";

/** A fund of the platform. Its currency counts as the currency of the accounts (docs/assumptions.md, A-390). */
export interface OfferedFund {
	readonly id: number;
	readonly title: Translated;
	readonly text: Translated;
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
		title: { en: "Flex 7", hk: "靈活 7 天", ar: "مرن 7" },
		text: {
			en: "A short term with a low penalty, for money that may be needed soon.",
			hk: "短期、低罰金，適合短期內可能需要的資金。",
			ar: "مدة قصيرة بغرامة منخفضة، للمال الذي قد يُحتاج إليه قريبًا.",
		},
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
		title: { en: "Steady 30", hk: "穩健 30 天", ar: "ثابت 30" },
		text: {
			en: "Lends to traders for a month. Income is paid every day.",
			hk: "向交易者借出資金一個月，收益每日派發。",
			ar: "يقرض المتداولين لمدة شهر. يُدفع الدخل يوميًا.",
		},
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
		title: { en: "Growth 90", hk: "增長 90 天", ar: "نمو 90" },
		text: {
			en: "The highest income, for money that is not needed for a season.",
			hk: "收益最高，適合一季內不需要動用的資金。",
			ar: "أعلى دخل، للمال الذي لا يُحتاج إليه خلال موسم.",
		},
		currency: "USDT",
		dividend: "0.4",
		minimum: "500",
		maximum: "50000",
		limit: 3,
		lockDays: 90,
		penalty: "6",
	},
];

export const wireFund = (fund: OfferedFund, language: Language) => ({
	id: fund.id,
	title: fund.title[language],
	image: "",
	currency_code: fund.currency,
	dividend_percentage: fund.dividend,
	staring_sub_amount: fund.minimum,
	max_sub_amount: fund.maximum,
	limit_num: String(fund.limit),
	lock_dividend_days: fund.lockDays,
	liquidated_damages: fund.penalty,
	desc: `<p>${fund.text[language]}</p>`,
});

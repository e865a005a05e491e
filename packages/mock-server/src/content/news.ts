import type { Translated } from "../api/language.ts";

export const headlines: readonly Translated[] = [
	{
		en: "Gold holds near its record as yields ease",
		hk: "債息回落，金價徘徊紀錄高位",
		ar: "الذهب يستقر قرب مستواه القياسي مع تراجع العوائد",
	},
	{
		en: "Euro steadies ahead of the central bank's decision",
		hk: "央行議息前歐元靠穩",
		ar: "اليورو يستقر قبيل قرار البنك المركزي",
	},
	{
		en: "Oil slips after stocks rise more than expected",
		hk: "庫存增幅超預期，油價回落",
		ar: "النفط يتراجع بعد ارتفاع المخزونات بأكثر من المتوقع",
	},
	{
		en: "Bitcoin calms down after a week of wide swings",
		hk: "比特幣經歷一週大幅波動後回穩",
		ar: "بيتكوين تهدأ بعد أسبوع من التقلبات الواسعة",
	},
	{
		en: "Yen firms as traders weigh the next rate step",
		hk: "市場評估下一次加息，日圓走強",
		ar: "الين يرتفع مع ترقب المتعاملين لخطوة الفائدة التالية",
	},
	{
		en: "Index makers announce the quarterly changes",
		hk: "指數公司公布季度調整",
		ar: "شركات المؤشرات تعلن تغييرات الربع",
	},
];

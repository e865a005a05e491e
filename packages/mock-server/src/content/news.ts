import type { content, ReplyOf } from "@tradewind/contracts";
import type { Language, Translated } from "../api/language.ts";
import { dateTimeText } from "../clock/date-time-text.ts";
import { gmt } from "../clock/gmt.ts";
import { mediaNames, mediaPath } from "./media.ts";

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

/** The paragraphs of each headline, in the order of the headlines. */
const stories: readonly (readonly Translated[])[] = [
	[
		{
			en: "Gold held near its record on thin volumes.",
			hk: "金價在成交淡靜下徘徊紀錄高位。",
			ar: "استقر الذهب قرب مستواه القياسي في تداولات محدودة.",
		},
		{
			en: "Falling yields make a metal that pays no interest less costly to hold. Traders now wait for the week's inflation figures.",
			hk: "債息回落，持有不派息的黃金成本降低。市場正等待本周通脹數據。",
			ar: "تراجع العوائد يقلل كلفة الاحتفاظ بمعدن لا يدر فائدة. ويترقب المتعاملون بيانات التضخم هذا الأسبوع.",
		},
	],
	[
		{
			en: "The euro moved little against the dollar.",
			hk: "歐元兌美元變動不大。",
			ar: "لم يتحرك اليورو كثيرًا أمام الدولار.",
		},
		{
			en: "Few expect a step this month; the words of the statement will count more than the decision.",
			hk: "市場普遍預期本月按兵不動，聲明措辭比議息結果更受關注。",
			ar: "لا يكاد أحد يتوقع خطوة هذا الشهر، وستكون لغة البيان أهم من القرار.",
		},
	],
	[
		{
			en: "Oil gave back part of the week's gain.",
			hk: "油價回吐本周部分升幅。",
			ar: "تخلى النفط عن جزء من مكاسب الأسبوع.",
		},
		{
			en: "Stocks rose for the third week running while refineries are down for maintenance.",
			hk: "煉油廠檢修期間，庫存連續第三周上升。",
			ar: "ارتفعت المخزونات للأسبوع الثالث تواليًا مع توقف المصافي للصيانة.",
		},
	],
	[
		{
			en: "Bitcoin traded in its narrowest range of the month.",
			hk: "比特幣波幅收窄至本月最低。",
			ar: "تحركت بيتكوين في أضيق نطاق لها هذا الشهر.",
		},
		{
			en: "After last week's swings many positions were closed; fewer are left to be forced out.",
			hk: "上周大幅波動後不少倉位已平，被迫平倉的壓力減少。",
			ar: "بعد تقلبات الأسبوع الماضي أُغلقت مراكز كثيرة، وقلّ ما قد يُغلق قسرًا.",
		},
	],
	[
		{
			en: "The yen gained against most currencies.",
			hk: "日圓兌多數貨幣走強。",
			ar: "ارتفع الين أمام معظم العملات.",
		},
		{
			en: "Wage figures came out firmer than expected and bring the next rate step closer.",
			hk: "工資數據勝預期，加息步伐或更近。",
			ar: "جاءت بيانات الأجور أقوى من المتوقع، ما يقرّب خطوة الفائدة التالية.",
		},
	],
	[
		{
			en: "Three companies join, three leave.",
			hk: "三隻成份股加入，三隻剔除。",
			ar: "تنضم ثلاث شركات وتغادر ثلاث.",
		},
		{
			en: "The changes take effect after the close of the third Friday of the month.",
			hk: "變動於本月第三個星期五收市後生效。",
			ar: "يسري التغيير بعد إغلاق الجمعة الثالثة من الشهر.",
		},
	],
];

/** What articles say about the market around their own subject. */
const background: readonly Translated[] = [
	{
		en: "Volumes were close to the average of the past month. Dealers speak of orders in both directions and of few who want to hold a position over the weekend.",
		hk: "成交量接近過去一個月的平均水平。交易員表示買賣雙方均有掛單，但願意持倉過周末的投資者不多。",
		ar: "جاءت أحجام التداول قريبة من متوسط الشهر الماضي. ويتحدث المتعاملون عن أوامر في الاتجاهين وعن قلة ترغب في الاحتفاظ بمركز خلال نهاية الأسبوع.",
	},
	{
		en: "The calendar of the coming days is full: inflation figures, two speeches of central bankers and the minutes of the last meeting. Each of them can move prices within minutes, and spreads are usually wider around such times.",
		hk: "未來數日數據密集：通脹數據、兩位央行官員講話及上次會議紀錄陸續公布。每一項都可能在數分鐘內推動價格，期間點差通常較闊。",
		ar: "جدول الأيام المقبلة مزدحم: بيانات التضخم وكلمتان لمسؤولي البنوك المركزية ومحضر الاجتماع الأخير. وقد يحرك كل منها الأسعار خلال دقائق، وتكون الفروق عادة أوسع في مثل هذه الأوقات.",
	},
	{
		en: "Over the month the range stays within its usual bounds. Analysts point to the levels of the last two weeks, at which prices have turned more than once, and warn against reading a trend into a few quiet days.",
		hk: "月內波幅仍在慣常範圍。分析員留意過去兩周多次轉向的價位，並提醒不應以數日的平靜判斷趨勢。",
		ar: "يبقى النطاق خلال الشهر ضمن حدوده المعتادة. ويشير المحللون إلى مستويات الأسبوعين الأخيرين التي ارتدت عندها الأسعار أكثر من مرة، ويحذرون من استنتاج اتجاه من بضعة أيام هادئة.",
	},
	{
		en: "Hours may differ on public holidays. Open positions stay open then, and orders at a price are filled when trading resumes, at the first price that reaches them.",
		hk: "公眾假期的交易時間或有不同。期間持倉維持不變，掛單將於恢復交易後按首個觸及的價格成交。",
		ar: "قد تختلف الساعات في العطل الرسمية. وتبقى المراكز المفتوحة مفتوحة حينها، وتُنفَّذ الأوامر المعلقة عند استئناف التداول بأول سعر يبلغها.",
	},
];

/** Hours between two news items. */
const everyHours = 7;

/** The news, newest first; the newest was published an hour before the platform started. */
export const newsIn = (
	language: Language,
	startedAt: number,
): readonly ReplyOf<typeof content.getNewsItem>[] =>
	headlines.map((title, place) => {
		const around = background.filter((_, index) => index !== place % background.length);
		const paragraphs = [...(stories[place] ?? []), ...around];
		return {
			id: place + 1,
			title: title[language],
			desc: paragraphs[0]?.[language] ?? "",
			logo: mediaPath + (mediaNames[place % mediaNames.length] ?? ""),
			content: paragraphs.map((paragraph) => `<p>${paragraph[language]}</p>`).join(""),
			created_at: dateTimeText(
				gmt(startedAt)
					.subtract(1 + place * everyHours, "hours")
					.valueOf(),
			),
		};
	});

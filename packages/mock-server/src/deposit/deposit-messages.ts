import type { Translated } from "../api/language.ts";

/** The platform's messages about deposits. */
export const depositMessages = {
	"deposit received": {
		en: "Deposit received. It is being checked",
		hk: "已收到入金申請，正在審核",
		ar: "تم استلام الإيداع، وهو قيد المراجعة",
	},
	"deposit created": {
		en: "An account for your deposit is being matched",
		hk: "正在為此筆入金配對收款帳戶",
		ar: "جارٍ تخصيص حساب لإيداعك",
	},
	"proof received": {
		en: "Proof of payment received. It is being checked",
		hk: "已收到付款憑證，正在審核",
		ar: "تم استلام إثبات الدفع، وهو قيد المراجعة",
	},
	"deposit cancelled": { en: "The deposit has been cancelled", hk: "入金已取消", ar: "تم إلغاء الإيداع" },
	"deposits off": {
		en: "Deposits of this kind are not available",
		hk: "暫不提供此入金方式",
		ar: "هذا النوع من الإيداع غير متاح",
	},
	"real name needed": {
		en: "Please complete real-name authentication first",
		hk: "請先完成實名認證",
		ar: "يرجى إكمال التحقق من الاسم الحقيقي أولًا",
	},
	"no such channel": {
		en: "This address is no longer valid. Please open the deposit page again",
		hk: "此地址已失效，請重新開啟入金頁面",
		ar: "هذا العنوان لم يعد صالحًا. يرجى فتح صفحة الإيداع من جديد",
	},
	"no payment channel": {
		en: "No payment channel currently for this fiat account",
		hk: "此法幣帳戶暫無付款渠道",
		ar: "لا توجد قناة دفع لهذا الحساب حاليًا",
	},
	"deposit below minimum": {
		en: "The minimum deposit is {minimum} {currency}",
		hk: "最低入金金額為 {minimum} {currency}",
		ar: "الحد الأدنى للإيداع هو {minimum} {currency}",
	},
	"deposit above maximum": {
		en: "The maximum deposit is {maximum} {currency}",
		hk: "最高入金金額為 {maximum} {currency}",
		ar: "الحد الأقصى للإيداع هو {maximum} {currency}",
	},
	"proof missing": {
		en: "The proof of payment is missing",
		hk: "缺少付款憑證",
		ar: "إثبات الدفع مفقود",
	},
	"deposit pending": {
		en: "Another deposit is waiting. Finish or cancel it first",
		hk: "另有一筆入金待處理，請先完成或取消",
		ar: "هناك إيداع آخر قيد الانتظار. أكمله أو ألغه أولًا",
	},
	"deposit not cancellable": {
		en: "This deposit can no longer be cancelled",
		hk: "此筆入金已無法取消",
		ar: "لم يعد من الممكن إلغاء هذا الإيداع",
	},
	"no proof expected": {
		en: "No proof of payment is expected for this deposit",
		hk: "此筆入金無須付款憑證",
		ar: "لا يُنتظر إثبات دفع لهذا الإيداع",
	},
	"deposit not paid": {
		en: "No proof of payment arrived in time",
		hk: "逾時未收到付款憑證",
		ar: "لم يصل إثبات الدفع في الوقت المحدد",
	},
	"deposit not matched": {
		en: "No account was matched in time",
		hk: "逾時未能配對收款帳戶",
		ar: "لم يُخصَّص حساب في الوقت المحدد",
	},
} as const satisfies Record<string, Translated>;

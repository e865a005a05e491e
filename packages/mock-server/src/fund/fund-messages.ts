import type { Translated } from "../api/language.ts";
import type { MessageText } from "../content/messages.ts";

/** The platform's messages about funds. */
export const fundMessages = {
	"fund subscribed": { en: "Subscribed", hk: "認購成功", ar: "تم الاكتتاب" },
	"redemption sent": {
		en: "Redemption requested. The amount is returned after a check.",
		hk: "已申請贖回，核實後退回金額。",
		ar: "طُلب الاسترداد. يُعاد المبلغ بعد التحقق.",
	},
	"no such fund": { en: "There is no such fund", hk: "沒有此基金", ar: "لا يوجد صندوق كهذا" },
	"no such subscription": {
		en: "There is no such subscription",
		hk: "沒有此認購",
		ar: "لا يوجد اكتتاب كهذا",
	},
	"fund minimum": {
		en: "The minimum of this fund is {amount}",
		hk: "此基金最低認購額為 {amount}",
		ar: "الحد الأدنى لهذا الصندوق {amount}",
	},
	"fund maximum": {
		en: "The maximum of this fund is {amount}",
		hk: "此基金最高認購額為 {amount}",
		ar: "الحد الأقصى لهذا الصندوق {amount}",
	},
	"fund limit": {
		en: "You have reached the limit of this fund",
		hk: "你已達到此基金的上限",
		ar: "لقد بلغت حد هذا الصندوق",
	},
	"fund balance": {
		en: "Your funding account does not cover this amount",
		hk: "資金帳戶餘額不足",
		ar: "رصيد حساب التمويل لا يغطي هذا المبلغ",
	},
	"not running": {
		en: "This subscription cannot be redeemed any more",
		hk: "此認購已不能贖回",
		ar: "لم يعد ممكنًا استرداد هذا الاكتتاب",
	},
} as const satisfies Record<string, Translated>;

export const fundRefunded: MessageText = {
	title: { en: "Your fund was redeemed", hk: "基金已贖回", ar: "تم استرداد صندوقك" },
	summary: {
		en: "The amount minus the penalty is in your account.",
		hk: "扣除罰金後的金額已存入你的帳戶。",
		ar: "المبلغ بعد خصم الغرامة في حسابك.",
	},
	content: {
		en: "<p>The redemption was checked. The amount minus the penalty of the fund is in your account; the income that was paid stays yours.</p>",
		hk: "<p>贖回已核實，扣除基金罰金後的金額已存入你的帳戶，已派發的收益不受影響。</p>",
		ar: "<p>تم التحقق من الاسترداد. المبلغ بعد خصم غرامة الصندوق في حسابك، والدخل المدفوع يبقى لك.</p>",
	},
};

export const fundFinished: MessageText = {
	title: { en: "Your fund has ended", hk: "基金已到期", ar: "انتهى صندوقك" },
	summary: {
		en: "The whole amount is back in your account.",
		hk: "本金已全數存回你的帳戶。",
		ar: "عاد المبلغ كله إلى حسابك.",
	},
	content: {
		en: "<p>The term of your fund is over. The whole amount is back in your account, with the income of every day.</p>",
		hk: "<p>基金已到期，本金已全數存回你的帳戶，每日收益亦已派發。</p>",
		ar: "<p>انتهت مدة صندوقك. عاد المبلغ كله إلى حسابك مع دخل كل يوم.</p>",
	},
};

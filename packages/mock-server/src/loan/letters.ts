import type { Translated } from "../api/language.ts";
import { letter } from "../content/letter.ts";
import type { MessageText } from "../content/messages.ts";

export const applicationApproved = letter(
	{ en: "You can borrow now", hk: "你現可申請貸款", ar: "يمكنك الاقتراض الآن" },
	{
		en: "Your loan application was approved. Choose an amount and a period under Loans.",
		hk: "貸款申請已獲批准，請於「貸款」選擇金額及期限。",
		ar: "تمت الموافقة على طلب القرض. اختر المبلغ والمدة ضمن القروض.",
	},
);

export const applicationRejected = (reason: Translated): MessageText =>
	letter(
		{ en: "Your loan application was rejected", hk: "貸款申請未獲批准", ar: "رُفض طلب القرض" },
		{
			en: "Your loan application was rejected. You may correct it and apply again.",
			hk: "貸款申請未獲批准，你可修改後再次申請。",
			ar: "رُفض طلب القرض. يمكنك تصحيحه والتقدم من جديد.",
		},
		reason,
	);

export const loanPaidOut = letter(
	{ en: "Your loan was paid out", hk: "貸款已發放", ar: "تم صرف القرض" },
	{
		en: "Your loan was approved, and its amount was added to your account. Until it is repaid, you can trade, but not withdraw or transfer money.",
		hk: "貸款已獲批准，款項已存入你的帳戶。還清前可交易，但不可出金或轉帳。",
		ar: "تمت الموافقة على القرض وأُضيف مبلغه إلى حسابك. حتى سداده يمكنك التداول دون سحب المال أو تحويله.",
	},
);

export const loanRejected = (reason: Translated): MessageText =>
	letter(
		{ en: "Your loan was rejected", hk: "貸款未獲批准", ar: "رُفض القرض" },
		{
			en: "Your loan was rejected. You may ask for another one.",
			hk: "貸款未獲批准，你可再次申請。",
			ar: "رُفض القرض. يمكنك طلب قرض آخر.",
		},
		reason,
	);

export const repaymentAccepted = letter(
	{ en: "Your loan is repaid", hk: "貸款已還清", ar: "تم سداد القرض" },
	{
		en: "Your repayment was confirmed and the loan is closed. You can withdraw and transfer money again.",
		hk: "還款已確認，貸款已結清。你可再次出金及轉帳。",
		ar: "تم تأكيد السداد وأُغلق القرض. يمكنك سحب المال وتحويله من جديد.",
	},
);

export const repaymentRefused = (reason: Translated): MessageText =>
	letter(
		{ en: "Your repayment was not accepted", hk: "還款未獲接納", ar: "لم يُقبل السداد" },
		{
			en: "The proof of your repayment was not accepted. The loan is still to be repaid.",
			hk: "還款憑證未獲接納，貸款仍待償還。",
			ar: "لم يُقبل إثبات السداد. لا يزال القرض مستحق السداد.",
		},
		reason,
	);

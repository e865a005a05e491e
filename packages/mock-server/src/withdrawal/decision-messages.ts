import { letter } from "../content/letter.ts";
import type { MessageText } from "../content/messages.ts";

/** Tells the customer that a withdrawal was paid out. */
export const paidMessage = (number: string): MessageText =>
	letter(
		{ en: "Withdrawal paid out", hk: "出金已完成", ar: "تم دفع السحب" },
		{
			en: `Your withdrawal ${number} was paid out.`,
			hk: `你的出金 ${number} 已完成。`,
			ar: `تم دفع طلب السحب ${number}.`,
		},
	);

/** Tells the customer that a withdrawal was rejected. The reason is in the list of withdrawals. */
export const rejectedMessage = (number: string): MessageText =>
	letter(
		{ en: "Withdrawal rejected", hk: "出金申請被拒絕", ar: "رُفض طلب السحب" },
		{
			en: `Your withdrawal ${number} was rejected. The money is back in your account.`,
			hk: `你的出金 ${number} 被拒絕，款項已退回帳戶。`,
			ar: `رُفض طلب السحب ${number}. أُعيد المبلغ إلى حسابك.`,
		},
	);

import type { Translated } from "../api/language.ts";
import { letter } from "../content/letter.ts";
import type { MessageText } from "../content/messages.ts";

interface Decided {
	readonly id: number;
	/** What the customer paid, with its currency. */
	readonly amount: string;
	/** What was credited, with the currency of the account. */
	readonly credited?: string;
	readonly remark: Translated;
}

export const depositApproved = ({ id, amount, credited }: Decided): MessageText =>
	letter(
		{
			en: `Deposit #${id} is in your account`,
			hk: `入金 #${id} 已到帳`,
			ar: `وصل الإيداع رقم ${id} إلى حسابك`,
		},
		{
			en: `Your deposit of ${amount} was approved: ${credited} were credited.`,
			hk: `你的 ${amount} 入金已獲批准，${credited} 已入帳。`,
			ar: `تمت الموافقة على إيداعك البالغ ${amount}، وأُضيف ${credited} إلى حسابك.`,
		},
	);

export const depositRejected = ({ id, amount, remark }: Decided): MessageText =>
	letter(
		{ en: `Deposit #${id} was rejected`, hk: `入金 #${id} 未獲批准`, ar: `رُفض الإيداع رقم ${id}` },
		{
			en: `Your deposit of ${amount} was rejected. ${remark.en}`,
			hk: `你的 ${amount} 入金未獲批准。${remark.hk}`,
			ar: `رُفض إيداعك البالغ ${amount}. ${remark.ar}`,
		},
	);

export const depositExpired = ({ id, amount, remark }: Decided): MessageText =>
	letter(
		{
			en: `Deposit #${id} is no longer valid`,
			hk: `入金 #${id} 已失效`,
			ar: `لم يعد الإيداع رقم ${id} صالحًا`,
		},
		{
			en: `Your deposit of ${amount} is no longer valid. ${remark.en}`,
			hk: `你的 ${amount} 入金已失效。${remark.hk}`,
			ar: `لم يعد إيداعك البالغ ${amount} صالحًا. ${remark.ar}`,
		},
	);

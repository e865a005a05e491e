import type { Translated } from "../api/language.ts";
import { paragraph } from "../content/letter.ts";
import type { MessageText } from "../content/messages.ts";

/** The platform's messages about verifications. */
export const verificationMessages = {
	"verification sent": {
		en: "Submitted. The review takes up to 48 hours.",
		hk: "已提交，審核最多需時 48 小時。",
		ar: "تم الإرسال. تستغرق المراجعة حتى 48 ساعة.",
	},
	"verification waits": {
		en: "Your verification is under review",
		hk: "你的身份認證正在審核",
		ar: "توثيق هويتك قيد المراجعة",
	},
	"verified already": {
		en: "Your identity is already verified",
		hk: "你的身份已完成認證",
		ar: "تم توثيق هويتك بالفعل",
	},
	"identity taken": {
		en: "This ID number is verified for another account",
		hk: "此證件號碼已用於認證另一個帳戶",
		ar: "رقم الهوية هذا موثَّق لحساب آخر",
	},
	"picture unknown": {
		en: "A picture is missing. Choose it again.",
		hk: "欠缺一張圖片，請重新選擇。",
		ar: "هناك صورة مفقودة. اخترها من جديد.",
	},
} as const satisfies Record<string, Translated>;

/** Why a review rejects a submission. */
export const rejectionReasons = {
	blurred: {
		en: "A picture is blurred. Please take it again in good light.",
		hk: "有圖片不清晰，請在光線充足的地方重新拍攝。",
		ar: "إحدى الصور غير واضحة. يرجى التقاطها من جديد في إضاءة جيدة.",
	},
	"cut off": {
		en: "A picture does not show all four corners of the document.",
		hk: "有圖片未能顯示證件的四角。",
		ar: "إحدى الصور لا تُظهر زوايا الوثيقة الأربع.",
	},
	glare: {
		en: "Glare covers a part of the document.",
		hk: "證件部分內容被反光遮蓋。",
		ar: "يغطي انعكاس الضوء جزءًا من الوثيقة.",
	},
	expired: {
		en: "The document has expired.",
		hk: "證件已過期。",
		ar: "انتهت صلاحية الوثيقة.",
	},
	"name differs": {
		en: "The name differs from the name on the document.",
		hk: "姓名與證件上的姓名不符。",
		ar: "الاسم لا يطابق الاسم في الوثيقة.",
	},
} as const satisfies Record<string, Translated>;

export const reviewApproved: MessageText = {
	title: { en: "Your identity is verified", hk: "身份認證已完成", ar: "تم توثيق هويتك" },
	summary: {
		en: "Your documents were accepted.",
		hk: "你的證件已通過審核。",
		ar: "تم قبول وثائقك.",
	},
	content: {
		en: "<p>Your documents were accepted. Everything that needs a verified identity is now open to you.</p>",
		hk: "<p>你的證件已通過審核，需要身份認證的功能現已開放。</p>",
		ar: "<p>تم قبول وثائقك. كل ما يتطلب هوية موثَّقة متاح لك الآن.</p>",
	},
};

/** With the reason, so that the customer knows what to change. */
export const reviewRejected = (reason: Translated): MessageText => ({
	title: { en: "Your verification was rejected", hk: "身份認證未獲通過", ar: "رُفض توثيق هويتك" },
	summary: reason,
	content: {
		en: `${paragraph(reason.en)}<p>Correct it and submit your verification again. What you typed is kept.</p>`,
		hk: `${paragraph(reason.hk)}<p>請更正後再次提交，你輸入的資料已保留。</p>`,
		ar: `${paragraph(reason.ar)}<p>صحّح ذلك وأرسل التوثيق من جديد. ما كتبته محفوظ.</p>`,
	},
});

import type { Translated } from "../api/language.ts";

interface Subject {
	readonly words: RegExp;
	readonly answer: Translated;
}

/** The automatic answer to a customer's message: it depends on what the message is about. */
export const answerTo = (text: string): Translated =>
	subjects.find(({ words }) => words.test(text))?.answer ?? other;

const subjects: readonly Subject[] = [
	{
		words: /deposit|recharge|top.?up|入金|充值|存款|إيداع|شحن/i,
		answer: {
			en: "Thank you. Please tell us the amount and the currency of your deposit. An agent will send you the payment details here.",
			hk: "多謝查詢。請告知入金金額及幣種，客服會在此提供付款資料。",
			ar: "شكرًا لك. يُرجى إخبارنا بمبلغ الإيداع وعملته، وسيرسل إليك أحد الموظفين بيانات الدفع هنا.",
		},
	},
	{
		words: /withdraw|pay.?out|出金|提現|提款|سحب/i,
		answer: {
			en: "Thank you. Please tell us the amount of your withdrawal. Never send passwords or full card numbers in this chat.",
			hk: "多謝查詢。請告知出金金額。請勿在此發送密碼或完整卡號。",
			ar: "شكرًا لك. يُرجى إخبارنا بمبلغ السحب. لا ترسل كلمات المرور أو أرقام البطاقات الكاملة في هذه المحادثة.",
		},
	},
	{
		words: /verif|identity|passport|認證|驗證|身份|تحقق|هوية/i,
		answer: {
			en: "Identity reviews take up to 48 hours. You will receive a message in your inbox when yours is finished.",
			hk: "身份審核最多需時 48 小時，完成後會在站內信通知你。",
			ar: "تستغرق مراجعة الهوية مدة تصل إلى 48 ساعة. ستصلك رسالة في صندوق الوارد عند انتهائها.",
		},
	},
];

const other: Translated = {
	en: "Thank you, we have received your message. An agent will answer here.",
	hk: "多謝，我們已收到你的訊息，客服會在此回覆。",
	ar: "شكرًا لك، لقد تلقينا رسالتك. سيجيبك أحد الموظفين هنا.",
};

import type { MessageText } from "./messages.ts";

/** For every new account. */
export const welcome: MessageText = {
	title: { en: "Welcome to Tradewind", hk: "歡迎使用 Tradewind", ar: "مرحبًا بك في Tradewind" },
	summary: {
		en: "Your account is ready. Three useful facts.",
		hk: "你的帳戶已開通，先了解三件事。",
		ar: "حسابك جاهز. ثلاثة أمور يحسن أن تعرفها.",
	},
	content: {
		en: "<p>Your account is ready.</p><h2>Good to know</h2><ul><li>Set a <b>stop-loss</b> when you open a position: it works while you are away.</li><li>Outdated prices are marked, and no order is executed at them.</li><li>Support never asks for your password.</li></ul>",
		hk: "<p>你的帳戶已開通。</p><h2>小貼士</h2><ul><li>開倉時設定<b>止蝕</b>，離線時同樣有效。</li><li>過時的報價會有標示，系統不會以過時價格落盤。</li><li>客服絕不會索取你的密碼。</li></ul>",
		ar: "<p>حسابك جاهز.</p><h2>يحسن أن تعرف</h2><ul><li>حدّد <b>وقف الخسارة</b> عند فتح المركز: فهو يعمل في غيابك.</li><li>الأسعار القديمة معلَّمة ولا يُنفَّذ عليها أي أمر.</li><li>الدعم لا يطلب كلمة مرورك أبدًا.</li></ul>",
	},
};

/** For every real account. */
export const hours: MessageText = {
	title: { en: "Trading hours of indices", hk: "指數交易時間", ar: "ساعات تداول المؤشرات" },
	summary: {
		en: "Indices pause every day from 21:00 to 22:00 GMT.",
		hk: "指數每日格林威治時間 21:00 至 22:00 暫停交易。",
		ar: "تتوقف المؤشرات يوميًا من 21:00 إلى 22:00 بتوقيت غرينتش.",
	},
	content: {
		en: "<p>Indices pause every day from <b>21:00 to 22:00 GMT</b>. Pending orders, stop-losses and take-profits wait for the next price.</p><p>Currencies, metals and crypto trade around the clock.</p>",
		hk: "<p>指數每日<b>格林威治時間 21:00 至 22:00</b> 暫停交易，期間掛單、止蝕及止賺會等待下一個報價。</p><p>外匯、貴金屬及加密貨幣全日交易。</p>",
		ar: "<p>تتوقف المؤشرات يوميًا <b>من 21:00 إلى 22:00 بتوقيت غرينتش</b>. وتنتظر الأوامر المعلقة ووقف الخسارة وجني الأرباح السعر التالي.</p><p>العملات والمعادن والعملات الرقمية تُتداول على مدار الساعة.</p>",
	},
};

import type { MessageText } from "../content/messages.ts";

export const applicationApproved: MessageText = {
	title: { en: "You are now a trader", hk: "你已成為帶單交易員", ar: "أصبحت متداولًا رئيسيًا" },
	summary: {
		en: "Your application was approved. Other customers can follow you.",
		hk: "申請已獲批准，其他客戶可以跟單。",
		ar: "تمت الموافقة على طلبك. يمكن للعملاء الآخرين متابعتك.",
	},
	content: {
		en: "<p>Your application was approved. Other customers can follow you from now on: the orders that you open are copied for them, and closed with yours.</p>",
		hk: "<p>申請已獲批准。由現在起其他客戶可以跟單：你的開倉會為他們複製，並隨你的平倉而平倉。</p>",
		ar: "<p>تمت الموافقة على طلبك. يمكن للعملاء الآخرين متابعتك من الآن: تُنسخ لهم الأوامر التي تفتحها، وتُغلق مع أوامرك.</p>",
	},
};

export const applicationRejected: MessageText = {
	title: { en: "Your application was rejected", hk: "你的申請未獲批准", ar: "رُفض طلبك" },
	summary: {
		en: "You cannot be followed yet. You may apply again.",
		hk: "暫時未能帶單，你可以再次申請。",
		ar: "لا يمكن متابعتك بعد. يمكنك التقدم من جديد.",
	},
	content: {
		en: "<p>Your application to become a trader was rejected. You may apply again once you meet the requirements.</p>",
		hk: "<p>你的帶單交易員申請未獲批准。符合要求後可以再次申請。</p>",
		ar: "<p>رُفض طلبك لتصبح متداولًا رئيسيًا. يمكنك التقدم من جديد عند استيفاء الشروط.</p>",
	},
};

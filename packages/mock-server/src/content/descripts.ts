import type { Language, Translated } from "../api/language.ts";

const page = (...paragraphs: readonly string[]): string =>
	paragraphs.map((text) => `<p>${text}</p>`).join("");

/** The descriptive pages of the platform, by group: those that the specification names, and the one about the company. */
const pages: Readonly<Record<string, Translated>> = {
	about: {
		en: page(
			"Trade contracts and micro orders at live prices on Tradewind.",
			"Currencies, metals, energy, indices and coins are quoted around the clock or in the hours of their exchanges.",
		),
		hk: page(
			"Tradewind 提供合約及限時訂單的即時報價交易。",
			"貨幣、金屬、能源、指數及加密貨幣按其交易時段報價。",
		),
		ar: page(
			"تتيح Tradewind تداول العقود والأوامر الموقوتة بأسعار مباشرة.",
			"تُسعَّر العملات والمعادن والطاقة والمؤشرات والعملات الرقمية على مدار الساعة أو في ساعات بورصاتها.",
		),
	},
	"financial.bank_chare_content": {
		en: page(
			"Transfer the amount from an account in your own name, with the number of the deposit as the reason.",
			"Banks take one to three working days. Upload the receipt, so that the transfer can be matched.",
		),
		hk: page(
			"請以本人名下帳戶轉帳，並於附言填寫充值編號。",
			"銀行處理需一至三個工作天。請上載收據以便核對。",
		),
		ar: page(
			"حوّل المبلغ من حساب باسمك، واذكر رقم الإيداع في خانة السبب.",
			"تستغرق البنوك من يوم إلى ثلاثة أيام عمل. ارفع الإيصال ليمكن مطابقة التحويل.",
		),
	},
	"loan.agree_rule": {
		en: page(
			"A loan is for one period. Interest is charged for each day after the free days.",
			"A loan that is not repaid in time costs a penalty for each day. Until it is repaid, money can be traded with, but not withdrawn or transferred.",
		),
		hk: page(
			"每筆貸款為一個期限，免息日後按日計息。",
			"逾期按日收取罰息。還清前資金可用於交易，但不可提取或轉帳。",
		),
		ar: page(
			"كل قرض لمدة واحدة، وتُحتسب الفائدة عن كل يوم بعد الأيام المجانية.",
			"القرض الذي لا يُسدَّد في موعده يكلف غرامة عن كل يوم. وحتى سداده يمكن التداول بالمال دون سحبه أو تحويله.",
		),
	},
	"loan.agree_protocol": {
		en: page(
			"This contract is concluded when the customer has signed it and the platform has approved the loan.",
			"The customer owes principal, interest and penalties in the currency of the account. Repayments are confirmed after the proof was checked.",
		),
		hk: page(
			"客戶簽署並經平台批核後，本合約即告成立。",
			"客戶以帳戶貨幣償還本金、利息及罰息。核實憑證後確認還款。",
		),
		ar: page(
			"يُبرم هذا العقد عندما يوقّعه العميل وتوافق المنصة على القرض.",
			"يلتزم العميل بأصل القرض والفوائد والغرامات بعملة الحساب. وتُؤكَّد عمليات السداد بعد فحص الإثبات.",
		),
	},
	"loan.agree_law": {
		en: page(
			"False statements in an application end the contract, and the whole amount is due at once.",
			"Disputes are settled under the law of the company's registered address.",
		),
		hk: page("申請內容如有虛假，合約即告終止，全部款項須即時償還。", "爭議按公司註冊地法律解決。"),
		ar: page(
			"البيانات الكاذبة في الطلب تنهي العقد ويصبح المبلغ كله مستحقًا فورًا.",
			"تُحلّ النزاعات وفق قانون عنوان الشركة المسجل.",
		),
	},
	"mining.rule": {
		en: page(
			"A subscription locks its amount for the days of the fund. Income is paid every day.",
			"An early redemption costs the share of the amount that the fund states. At the end the whole amount is free again.",
		),
		hk: page("認購金額於基金期內鎖定，收益每日派發。", "提前贖回按基金所列比例收費。期滿後本金全數解鎖。"),
		ar: page(
			"يقفل الاشتراك مبلغه طوال أيام الصندوق، ويُدفع الدخل يوميًا.",
			"الاسترداد المبكر يكلف النسبة التي يذكرها الصندوق. وفي النهاية يتحرر المبلغ كله.",
		),
	},
};

export const descriptIn = (group: string, language: Language): string | undefined =>
	Object.hasOwn(pages, group) ? pages[group]?.[language] : undefined;

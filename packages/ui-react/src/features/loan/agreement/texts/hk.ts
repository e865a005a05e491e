import type { AgreementSource } from "../agreement-source.ts";

export const source: AgreementSource = {
	lang: "zh-HK",
	direction: "ltr",
	title: "貸款協議",
	rules: {
		title: "第一部分：貸款規則",
		intro: "本規則適用於 {site} 的每一筆貸款。",
		items: [
			"只有貸款申請已獲批准的客戶才可借款。",
			"{site} 會審核每一項申請，並可予以拒絕。",
			"申請內的所有資料必須真實、完整及最新。",
			"應還金額為貸款金額、利息及罰息（如有）的總和。",
		],
	},
	contract: {
		title: "第二部分：貸款合約",
		parties: "本合約於 {date} 由 {site}（貸款人）與以下借款人訂立：",
		borrower: [
			"姓名：{lastName} {firstName}",
			"國家或地區：{country}",
			"手機號碼：{mobile}",
			"客戶編號：{uid}",
		],
		agree: "貸款人與借款人同意以下七項條款：",
	},
	terms: [
		["一、貸款金額", "貸款人向借款人借出 {amount} {currency}。"],
		["二、貸款期限", "貸款期為 {loanPeriod} 日。"],
		["三、免息期", "首 {freePeriod} 日不收取利息。"],
		["四、利息", "其餘 {interestDays} 日，每日按貸款金額的 {dailyRate}% 收取利息。利息不會再計利息。"],
		[
			"五、還款",
			"借款人須於貸款期屆滿或之前，將貸款金額、利息及罰息（如有）存入 {site} 指定的帳戶，並上載付款憑證。{site} 確認收妥款項後，貸款即告清還。",
		],
		["六、逾期還款", "如逾期還款，除利息外另須支付罰息，罰息率為 {penaltyRate}%。"],
		["七、限制", "貸款未清還期間，借款人可以進行交易，但不可出金或轉帳。"],
	],
	liability: {
		title: "第三部分：法律責任",
		items: [
			"借款人有責任償還貸款、利息及任何罰息。",
			"如借款人不還款，{site} 可循法律途徑追討欠款及追討費用。",
			"如借款人提供虛假資料或偽造文件，全部欠款即時到期，並可能構成刑事罪行。",
		],
	},
	confirm: "借款人簽署即確認已閱讀、明白並接受以上三個部分。",
	signature: "借款人簽署：",
};

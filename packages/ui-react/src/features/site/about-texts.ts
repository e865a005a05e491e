interface AboutText {
	readonly lead: string;
	/** A figure and what it counts. */
	readonly figures: readonly (readonly [figure: string, meaning: string])[];
	readonly parts: readonly { readonly title: string; readonly text: string }[];
}

/**
 * The text about the company. The specification has it in these two languages alone (Spec 2 §2). The build of another brand has
 * that brand's (docs/adopting.md, A-900).
 */
export const aboutTexts: Readonly<Record<"en" | "hk", AboutText>> = {
	en: {
		lead: "We offer private customers currencies, metals, energy, indices and coins at live prices, in one app that is made for the phone.",
		figures: [
			["Above 30 billion", "Assets of the group"],
			["24 hours", "Trading in currencies and coins"],
			["19", "Languages of the app"],
		],
		parts: [
			{
				title: "What we offer",
				text: "Contracts on currencies, metals, energy, indices and coins, timed micro orders, and copy trading with traders whose results anyone can check.",
			},
			{
				title: "How we work",
				text: "Every price shows its age, every fee and margin shows how it is computed, and every order ends with a result that you can verify.",
			},
			{
				title: "Your safety",
				text: "Customers’ money is kept apart from our own. Identities are reviewed within 48 hours. Our staff never ask for your password.",
			},
		],
	},
	hk: {
		lead: "我們為個人客戶提供外匯、金屬、能源、指數及加密貨幣的即時報價，全部集於一個專為手機而設的應用程式。",
		figures: [
			["超過 300 億", "集團資產"],
			["24 小時", "外匯及加密貨幣交易"],
			["19 種", "應用程式語言"],
		],
		parts: [
			{
				title: "我們的服務",
				text: "提供外匯、金屬、能源、指數及加密貨幣合約，限時微交易，以及業績可供查核的跟單交易。",
			},
			{
				title: "我們的做法",
				text: "每個報價均顯示更新時間，每項手續費及保證金均列明計算方法，每張訂單的結果均可核對。",
			},
			{
				title: "保障客戶",
				text: "客戶資金與公司資金分開存放。身份認證於 48 小時內完成審核。我們的職員絕不會索取你的密碼。",
			},
		],
	},
};

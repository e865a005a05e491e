import { noFlags } from "@tradewind/domain/site";

export const switchSettings = {
	is_forex: "hasContractTrading",
	is_micro: "hasMicroTrading",
	is_mock_login: "hasDemoLogin",
	is_dark_mode: "hasDarkMode",
	is_default_dark: "isDarkByDefault",
	only_one_account: "hasOnlyOneAccount",
	is_user_show_level: "showsLevel",
	is_user_show_credit: "showsCredit",
};

/** On unless they are switched off: only Spec 2 names them (docs/assumptions.md, A-121). */
export const switchWays = {
	is_recharge_crypto: "depositsCrypto",
	is_recharge_bank_card: "depositsToBank",
	is_withdraw_crypto: "withdrawsCrypto",
	is_withdraw_bank_card: "withdrawsToBank",
	is_wallet_crypto: "hasCryptoWallet",
	is_wallet_bank_card: "hasBankCards",
};

export const flagsByDefault = {
	...noFlags,
	...Object.fromEntries(Object.values(switchWays).map((word) => [word, true])),
};

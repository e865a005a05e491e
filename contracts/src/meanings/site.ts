import { applicationFields } from "../loan-fields.ts";
import { siteFields } from "../site-fields.ts";
import { wordsOf } from "../wire.ts";
import type { Meanings } from "./meanings.ts";

type SiteField = keyof typeof siteFields;

/** What each field of the site configuration changes (Spec 1 §3, §5, §6; Spec 2 §3, §5, §6; ). */
export const siteChanges: Readonly<Record<SiteField, string>> = {
	site_name: "The site's name; without it that of the app",
	logo: "Address of the logo",
	currency: "Currency of all money",
	currency_symbol: "Written at money; without it the currency",
	timezone: "Time zone of the chart",
	service_link: "Address of the support",
	service_link_type: "`1` a page in a frame, `2` mail, `3` a redirect, `4` a link, `5` a link to copy (A-60)",
	default_lang: "Language of a new customer",
	customer_tag: "`1` no recharge tile, `2` no micro details, `3` grey lists; else no tag (A-120)",
	verify_reg_type: "Proof at registration: `3` none, `2` a captcha, else a code (A-104)",
	trade_fee_type: "`1` the fee is per contract, else per margin",
	micro_loss_level: "Loss of a micro order: `0` the whole amount, else the possible profit",

	is_forex: "Contract trading",
	is_micro: "Micro trading",
	only_one_account: "One account for contract and micro trading",
	is_mock_login: "Demo accounts",
	is_dark_mode: "The switch between light and dark",
	is_default_dark: "Dark without a saved preference",
	is_user_show_level: "The customer's level in the user centre",
	is_user_show_credit: "The customer's credit score in the user centre",
	is_recharge_contact: "The live chat replaces deposits",
	is_withdraw_contact: "The live chat replaces withdrawals",

	is_register_email_with_mobile: "Registration: a mobile number beside an e-mail",
	is_register_pay_pwd: "Registration: a pay password",
	is_register_invite_code: "Registration: an invite code",
	invite_code_required: "Registration: the invite code is required",
	is_auth_ssn: "Registration and verification: the SSN",
	is_auth_hand_pic: "Registration and verification: the hand picture",
	is_auth_email: "Verification: the e-mail",
	is_real_name_auth: "A verified name for deposits, with `is_recharge_auth`",
	is_recharge_auth: "A verified name for deposits, with `is_real_name_auth`",

	is_recharge_crypto: "Deposits of coins",
	is_recharge_bank_card: "Deposits by bank",
	is_recharge_edit: "Deposits by bank: the platform matches the account (A-322)",
	is_recharge_cancel: "Deposits by bank: one that is not matched can be cancelled (A-322)",
	is_withdraw_crypto: "Withdrawals of coins",
	is_withdraw_bank_card: "Withdrawals to a bank",
	is_wallet_crypto: "Coin addresses in the wallet",
	is_wallet_bank_card: "Bank cards in the wallet",
	is_pay_password: "Withdrawals: the pay password",
	is_withdraw_manual_input: "Withdrawals: the address is typed",
	is_payee_account: "Bank accounts: the account number",
	is_bank_iban: "Bank accounts: the IBAN",
	is_bank_swift: "Bank accounts: the SWIFT code",
	is_bank_code: "Bank accounts: the bank code",
	is_routing_number: "Bank accounts: the routing number",
	is_bank_ifsc: "Bank accounts: the IFSC",
	is_bank_branch: "Bank accounts: the branch",
	is_bank_address: "Bank accounts: the bank's address",
	is_payee_address: "Bank accounts: the payee's address",
	is_post_code: "Bank accounts: the post code",

	...(Object.fromEntries(
		wordsOf(applicationFields).map((name) => [`is_loan_${name}`, `Loan applications: the field \`${name}\``]),
	) as Record<Extract<SiteField, `is_loan_${string}`>, string>),
	is_loan_show_daily_profit: "Loans: the interest of a day",
	is_loan_show_total_profit: "Loans: the total interest",
	is_loan_protocol: "Loans: the agreement must be ticked",
	is_loan_repayment_address_copy: "Repayments: the address can be copied",
	is_loan_repayment_chat: "Repayments: the support chat",

	theme_primary: "Primary colour",
	theme_up: "Colour of rising figures",
	theme_down: "Colour of falling figures",
	theme_kline_up: "Colour of rising candles",
	theme_kline_down: "Colour of falling candles",
};

const withDefault = (name: SiteField): string => {
	const { default: standard } = siteFields[name];
	return standard === "" ? siteChanges[name] : `${siteChanges[name]}; \`${standard}\` if it is absent`;
};

export const siteMeanings: Meanings = {
	BasicInfo: {
		about: "The configuration of the site; the app opens without any of its fields (A-121)",
		fields: Object.fromEntries(Object.keys(siteFields).map((name) => [name, withDefault(name as SiteField)])),
	},
	CompanyStatus: {
		about: "Whether the site is open (Spec 1 §4)",
		fields: {
			status: "0 closed: the app leads to `loss_url`; anything else open",
			type: "2 the company mode, in which companies can be searched; others are not shown (A-115)",
			loss_url: "Address to which the app leads while the site is closed",
		},
	},
	"site.getSetting": { fields: { key: "Name of the setting" } },
	"site.getSetting reply": { fields: { value: "The setting: home shows who is signed in (A-151)" } },
	Manifest: {
		about: "The manifest of the app, as browsers define it (W3C Web Application Manifest)",
		fields: {
			name: "Name of the app",
			short_name: "Name where there is little space",
			start_url: "Page with which the app opens",
			display: "How the app is displayed, such as `standalone`",
			background_color: "Colour before the page is drawn",
			theme_color: "Colour of the browser's frame",
			icons: "Icons to choose from",
			"icons.src": "Address of the icon",
			"icons.sizes": "Its sizes, such as `192x192` or `any`",
			"icons.type": "Its media type",
		},
	},
};

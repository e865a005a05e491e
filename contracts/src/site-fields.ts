import { applicationFields } from "./loan-fields.ts";
import { ColourText, Flag, optional, Text, unsettable, WholeText, type Words, wordsOf } from "./wire.ts";

/** A field of the site configuration: its schema, its value if the platform does not send it, and what it changes. */
const field =
	<const Type extends string, Schema>(type: Type, schema: Schema) =>
	<const Default extends string>(standard: Default, changes: string) => ({
		type,
		schema,
		default: standard,
		changes,
	});

const flag = field("flag", optional(Flag));
const text = field("text", optional(Text));
const level = field("level", optional(WholeText));
const colour = field("colour", optional(ColourText));
/** A value that is neither a text nor a number makes the configuration unreadable. */
const decisive = field("text", unsettable(Text));

/** One switch for each field of a loan application (docs/assumptions.md, A-372). */
const loanFormFlags = Object.fromEntries(
	wordsOf(applicationFields).map((name) => [
		`is_loan_${name}`,
		flag("0", `Loan applications: the field \`${name}\``),
	]),
) as Record<`is_loan_${Words<typeof applicationFields>}`, ReturnType<typeof flag<"0">>>;

/**
 * Every field of the site configuration that the specification names (Spec 1 §3, §5, §6; Spec 2 §3, §5, §6), and those that
 * it describes without a name (docs/assumptions.md, A-121, A-164).
 */
export const siteFields = {
	site_name: text("Tradewind", "The site's name"),
	logo: text("", "Address of the logo"),
	currency: text("", "Currency of all money"),
	currency_symbol: text("", "Written at money; without it the currency"),
	timezone: text("GMT", "Time zone of the chart"),
	service_link: text("", "Address of the support"),
	service_link_type: text(
		"",
		"`1` a page in a frame, `2` mail, `3` a redirect, `4` a link, `5` a link to copy (A-60)",
	),
	default_lang: text("", "Language of a new customer"),
	customer_tag: text("", "`1` no recharge tile, `2` no micro details, `3` grey lists; else no tag (A-120)"),
	verify_reg_type: text("1", "Proof at registration: `3` none, `2` a captcha, else a code (A-104)"),
	trade_fee_type: decisive("", "`1` the fee is per contract, else per margin"),
	micro_loss_level: level("0", "Loss of a micro order: `0` the whole amount, else the possible profit"),

	is_forex: flag("0", "Contract trading"),
	is_micro: flag("0", "Micro trading"),
	only_one_account: flag("0", "One account for contract and micro trading"),
	is_mock_login: flag("0", "Demo accounts"),
	is_dark_mode: flag("0", "The switch between light and dark"),
	is_default_dark: flag("0", "Dark without a saved preference"),
	is_user_show_level: flag("0", "The customer's level in the user centre"),
	is_user_show_credit: flag("0", "The customer's credit score in the user centre"),
	is_recharge_contact: flag("0", "The live chat replaces deposits"),
	is_withdraw_contact: flag("0", "The live chat replaces withdrawals"),

	is_register_email_with_mobile: flag("0", "Registration: a mobile number beside an e-mail"),
	is_register_pay_pwd: flag("0", "Registration: a pay password"),
	is_register_invite_code: flag("0", "Registration: an invite code"),
	invite_code_required: flag("1", "Registration: the invite code is required"),
	is_auth_ssn: flag("0", "Registration and verification: the SSN"),
	is_auth_hand_pic: flag("0", "Registration and verification: the hand picture"),
	is_auth_email: flag("0", "Verification: the e-mail"),
	is_real_name_auth: flag("0", "A verified name for deposits, with `is_recharge_auth`"),
	is_recharge_auth: flag("0", "A verified name for deposits, with `is_real_name_auth`"),

	is_recharge_crypto: flag("1", "Deposits of coins"),
	is_recharge_bank_card: flag("1", "Deposits by bank"),
	is_recharge_edit: flag("0", "Deposits by bank: the platform matches the account (A-322)"),
	is_recharge_cancel: flag("0", "Deposits by bank: one that is not matched can be cancelled (A-322)"),
	is_withdraw_crypto: flag("1", "Withdrawals of coins"),
	is_withdraw_bank_card: flag("1", "Withdrawals to a bank"),
	is_wallet_crypto: flag("1", "Coin addresses in the wallet"),
	is_wallet_bank_card: flag("1", "Bank cards in the wallet"),
	is_pay_password: flag("0", "Withdrawals: the pay password"),
	is_withdraw_manual_input: flag("0", "Withdrawals: the address is typed"),
	is_payee_account: flag("1", "Bank accounts: the account number"),
	is_bank_iban: flag("1", "Bank accounts: the IBAN"),
	is_bank_swift: flag("1", "Bank accounts: the SWIFT code"),
	is_bank_code: flag("1", "Bank accounts: the bank code"),
	is_routing_number: flag("1", "Bank accounts: the routing number"),
	is_bank_ifsc: flag("1", "Bank accounts: the IFSC"),
	is_bank_branch: flag("1", "Bank accounts: the branch"),
	is_bank_address: flag("1", "Bank accounts: the bank's address"),
	is_payee_address: flag("1", "Bank accounts: the payee's address"),
	is_post_code: flag("1", "Bank accounts: the post code"),

	...loanFormFlags,
	is_loan_show_daily_profit: flag("0", "Loans: the interest of a day"),
	is_loan_show_total_profit: flag("0", "Loans: the total interest"),
	is_loan_protocol: flag("0", "Loans: the agreement must be ticked"),
	is_loan_repayment_address_copy: flag("0", "Repayments: the address can be copied"),
	is_loan_repayment_chat: flag("0", "Repayments: the support chat"),

	theme_primary: colour("#85bd00", "Primary colour"),
	theme_up: colour("#85bd00", "Colour of rising figures"),
	theme_down: colour("#f6543e", "Colour of falling figures"),
	theme_kline_up: colour("#85bd00", "Colour of rising candles"),
	theme_kline_down: colour("#f6543e", "Colour of falling candles"),
} as const;

type SiteFields = typeof siteFields;

/** The switches of the site configuration. */
export type SiteFlagField = {
	[Name in keyof SiteFields]: SiteFields[Name]["type"] extends "flag" ? Name : never;
}[keyof SiteFields];

/** `Object.fromEntries` does not keep the keys in its type. */
const columnOf = <Column extends "schema" | "default">(column: Column) =>
	Object.fromEntries(Object.entries(siteFields).map(([name, found]) => [name, found[column]])) as {
		readonly [Name in keyof SiteFields]: SiteFields[Name][Column];
	};

export const siteFieldSchemas = columnOf("schema");
/** What counts if the platform does not send a field. */
export const siteDefaults = columnOf("default");

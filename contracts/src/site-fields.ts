import { applicationFields } from "./loan-fields.ts";
import { ColourText, Flag, optional, Text, unsettable, WholeText, type Words, wordsOf } from "./wire.ts";

/** A field of the site configuration: its schema, and its value if the platform does not send it. */
const field =
	<const Type extends string, Schema>(type: Type, schema: Schema) =>
	<const Default extends string>(standard: Default) => ({ type, schema, default: standard });

const flag = field("flag", optional(Flag));
const text = field("text", optional(Text));
const level = field("level", optional(WholeText));
const colour = field("colour", optional(ColourText));
/** A value that is neither a text nor a number makes the configuration unreadable. */
const decisive = field("text", unsettable(Text));

/** One switch for each field of a loan application (docs/assumptions.md, A-372). */
const loanFormFlags = Object.fromEntries(
	wordsOf(applicationFields).map((name) => [`is_loan_${name}`, flag("0")]),
) as Record<`is_loan_${Words<typeof applicationFields>}`, ReturnType<typeof flag<"0">>>;

/**
 * Every field of the site configuration that the specification names (Spec 1 §3, §5, §6; Spec 2 §3, §5, §6), and those that
 * it describes without a name (docs/assumptions.md, A-121, A-164). `meanings/site.ts` says what each changes.
 */
export const siteFields = {
	site_name: text(""),
	logo: text(""),
	currency: text(""),
	currency_symbol: text(""),
	timezone: text("GMT"),
	service_link: text(""),
	service_link_type: text(""),
	default_lang: text(""),
	customer_tag: text(""),
	verify_reg_type: text("1"),
	trade_fee_type: decisive(""),
	micro_loss_level: level("0"),

	is_forex: flag("0"),
	is_micro: flag("0"),
	only_one_account: flag("0"),
	is_mock_login: flag("0"),
	is_dark_mode: flag("0"),
	is_default_dark: flag("0"),
	is_user_show_level: flag("0"),
	is_user_show_credit: flag("0"),
	is_recharge_contact: flag("0"),
	is_withdraw_contact: flag("0"),

	is_register_email_with_mobile: flag("0"),
	is_register_pay_pwd: flag("0"),
	is_register_invite_code: flag("0"),
	invite_code_required: flag("1"),
	is_auth_ssn: flag("0"),
	is_auth_hand_pic: flag("0"),
	is_auth_email: flag("0"),
	is_real_name_auth: flag("0"),
	is_recharge_auth: flag("0"),

	is_recharge_crypto: flag("1"),
	is_recharge_bank_card: flag("1"),
	is_recharge_edit: flag("0"),
	is_recharge_cancel: flag("0"),
	is_withdraw_crypto: flag("1"),
	is_withdraw_bank_card: flag("1"),
	is_wallet_crypto: flag("1"),
	is_wallet_bank_card: flag("1"),
	is_pay_password: flag("0"),
	is_withdraw_manual_input: flag("0"),
	is_payee_account: flag("1"),
	is_bank_iban: flag("1"),
	is_bank_swift: flag("1"),
	is_bank_code: flag("1"),
	is_routing_number: flag("1"),
	is_bank_ifsc: flag("1"),
	is_bank_branch: flag("1"),
	is_bank_address: flag("1"),
	is_payee_address: flag("1"),
	is_post_code: flag("1"),

	...loanFormFlags,
	is_loan_show_daily_profit: flag("0"),
	is_loan_show_total_profit: flag("0"),
	is_loan_protocol: flag("0"),
	is_loan_repayment_address_copy: flag("0"),
	is_loan_repayment_chat: flag("0"),

	theme_primary: colour("#85bd00"),
	theme_up: colour("#85bd00"),
	theme_down: colour("#f6543e"),
	theme_kline_up: colour("#85bd00"),
	theme_kline_down: colour("#f6543e"),
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

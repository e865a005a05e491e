import { Schema } from "effect";
import { defineCall } from "./call.ts";
import { ColourText, Flag, ifTold, Nothing, WholeText } from "./wire.ts";

/** None of it is needed for the app to open: A-121 says what holds where it is not told (docs/assumptions.md). */
export const BasicInfo = Schema.Struct({
	site_name: ifTold(Schema.String),
	logo: ifTold(Schema.String),
	currency: ifTold(Schema.String),
	currency_symbol: ifTold(Schema.String),
	timezone: ifTold(Schema.String),
	service_link: ifTold(Schema.String),
	/** `"1"` a page that is shown in a frame, `"2"` a mail address, `"3"` a page of its own (docs/assumptions.md, A-121). */
	service_link_type: ifTold(Schema.String),
	verify_reg_type: ifTold(Schema.String),
	/** `"1"` for each contract; any other text, or none, of the margin (Spec 1 §9). Fees are not guessed from another form. */
	trade_fee_type: Schema.optionalKey(Schema.NullOr(Schema.String)),
	/** `"0"` the whole amount; any other level as much as could be won (Spec 1 §9). */
	micro_loss_level: ifTold(WholeText),
	default_lang: ifTold(Schema.String),
	is_default_dark: ifTold(Flag),
	is_dark_mode: ifTold(Flag),
	is_micro: ifTold(Flag),
	is_forex: ifTold(Flag),
	is_mock_login: ifTold(Flag),
	only_one_account: ifTold(Flag),
	/** `"1"`, `"2"` or `"3"`; anything else is no tag (docs/assumptions.md, A-120). */
	customer_tag: ifTold(Schema.String),
	is_user_show_level: ifTold(Flag),
	is_user_show_credit: ifTold(Flag),
	is_recharge_contact: ifTold(Flag),
	is_withdraw_contact: ifTold(Flag),
	/** Switches UID and e-mail or mobile in the head of home (docs/assumptions.md, A-151). */
	is_show_uid: ifTold(Flag),
	is_recharge_crypto: ifTold(Flag),
	is_recharge_bank_card: ifTold(Flag),
	is_withdraw_crypto: ifTold(Flag),
	is_withdraw_bank_card: ifTold(Flag),
	is_wallet_crypto: ifTold(Flag),
	is_wallet_bank_card: ifTold(Flag),
	is_pay_password: ifTold(Flag),
	is_withdraw_manual_input: ifTold(Flag),
	is_real_name_auth: ifTold(Flag),
	is_recharge_auth: ifTold(Flag),
	theme_primary: ifTold(ColourText),
	theme_up: ifTold(ColourText),
	theme_down: ifTold(ColourText),
	theme_kline_up: ifTold(ColourText),
	theme_kline_down: ifTold(ColourText),
}).annotate({ identifier: "BasicInfo" });

export const CompanyStatus = Schema.Struct({
	status: Schema.Literals([0, 1]),
	/** 2 is the company mode, in which companies can be searched; anything else is not (docs/assumptions.md, A-115). */
	type: ifTold(Schema.Int),
	loss_url: ifTold(Schema.String),
}).annotate({ identifier: "CompanyStatus" });

export const Manifest = Schema.Struct({
	name: Schema.String,
	short_name: Schema.String,
	start_url: Schema.String,
	display: Schema.String,
	background_color: ColourText,
	theme_color: ColourText,
	icons: Schema.Array(Schema.Struct({ src: Schema.String, sizes: Schema.String, type: Schema.String })),
}).annotate({ identifier: "Manifest" });

export const getBasicInfo = defineCall({
	id: "site.getBasicInfo",
	kind: "query",
	method: "GET",
	path: "/api/basicSet/getBasicInfo",
	sends: "nothing",
	access: "public",
	initial: true,
	clause: "Spec 1 §3, §7",
	summary: "Site configuration: name, currency, switches, theme colours",
	input: Nothing,
	reply: BasicInfo,
	example: {
		input: {},
		reply: {
			site_name: "Tradewind",
			logo: "",
			currency: "USD",
			currency_symbol: "$",
			timezone: "GMT",
			service_link: "mailto:help@tradewind.test",
			service_link_type: "2",
			verify_reg_type: "1",
			trade_fee_type: "1",
			micro_loss_level: "0",
			default_lang: "en",
			is_default_dark: "0",
			is_dark_mode: "1",
			is_micro: "0",
			is_forex: "1",
			is_mock_login: "1",
			only_one_account: "0",
			customer_tag: "",
			is_user_show_level: "1",
			is_user_show_credit: "0",
			is_recharge_contact: "0",
			is_withdraw_contact: "0",
			is_show_uid: "1",
			theme_primary: "#85bd00",
			theme_up: "#85bd00",
			theme_down: "#f6543e",
			theme_kline_up: "#85bd00",
			theme_kline_down: "#f6543e",
		},
	},
});

export const getCompanyStatus = defineCall({
	id: "site.getCompanyStatus",
	kind: "query",
	method: "GET",
	path: "/api/company/getCompanyStatus",
	sends: "nothing",
	access: "public",
	initial: true,
	clause: "Spec 1 §4, §7",
	summary: "Whether the site is open; status 0 sends the customer to loss_url",
	input: Nothing,
	reply: CompanyStatus,
	example: { input: {}, reply: { status: 1, type: 1, loss_url: "" } },
});

export const getManifest = defineCall({
	id: "site.getManifest",
	kind: "query",
	method: "GET",
	path: "/manifest.json",
	sends: "nothing",
	access: "public",
	replies: "plain",
	initial: true,
	clause: "Spec 1 §7, §8",
	summary: "Web app manifest; silent on failure",
	input: Nothing,
	reply: Manifest,
	example: {
		input: {},
		reply: {
			name: "Tradewind",
			short_name: "Tradewind",
			start_url: "/",
			display: "standalone",
			background_color: "#ffffff",
			theme_color: "#85bd00",
			icons: [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" }],
		},
	},
});

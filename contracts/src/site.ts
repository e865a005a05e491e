import { Schema } from "effect";
import { defineCall } from "./call.ts";
import { ColourText, Flag, Nothing, optional, readAlso, Text, unsettable, Whole, WholeText } from "./wire.ts";

/** The app opens without any of these fields: A-121 has their defaults (docs/assumptions.md). */
export const BasicInfo = Schema.Struct({
	site_name: optional(Text),
	logo: optional(Text),
	currency: optional(Text),
	currency_symbol: optional(Text),
	timezone: optional(Text),
	service_link: optional(Text),
	/** `"1"` a page in a frame, `"2"` a mail address, `"3"` a redirect (docs/assumptions.md, A-121). */
	service_link_type: optional(Text),
	verify_reg_type: optional(Text),
	/** `"1"` per contract; any other text, or none, per margin (Spec 1 §9). */
	trade_fee_type: unsettable(Text),
	/** The largest loss: `"0"` the whole amount, any other level the possible profit (Spec 1 §9). */
	micro_loss_level: optional(WholeText),
	default_lang: optional(Text),
	is_default_dark: optional(Flag),
	is_dark_mode: optional(Flag),
	is_micro: optional(Flag),
	is_forex: optional(Flag),
	is_mock_login: optional(Flag),
	only_one_account: optional(Flag),
	/** `"1"`, `"2"` or `"3"`; any other text is no tag (docs/assumptions.md, A-120). */
	customer_tag: optional(Text),
	is_user_show_level: optional(Flag),
	is_user_show_credit: optional(Flag),
	is_recharge_contact: optional(Flag),
	is_withdraw_contact: optional(Flag),
	/** Shows UID and e-mail or mobile on home (docs/assumptions.md, A-151). */
	is_show_uid: optional(Flag),
	is_recharge_crypto: optional(Flag),
	is_recharge_bank_card: optional(Flag),
	is_withdraw_crypto: optional(Flag),
	is_withdraw_bank_card: optional(Flag),
	is_wallet_crypto: optional(Flag),
	is_wallet_bank_card: optional(Flag),
	is_pay_password: optional(Flag),
	is_withdraw_manual_input: optional(Flag),
	is_real_name_auth: optional(Flag),
	is_recharge_auth: optional(Flag),
	theme_primary: optional(ColourText),
	theme_up: optional(ColourText),
	theme_down: optional(ColourText),
	theme_kline_up: optional(ColourText),
	theme_kline_down: optional(ColourText),
}).annotate({ identifier: "BasicInfo" });

export const CompanyStatus = Schema.Struct({
	/** 0 is closed; any other number is read as 1. */
	status: readAlso(Schema.Literals([0, 1]), Whole, (status) => (status === 0 ? 0 : 1)),
	/** 2 is the company mode, in which companies can be searched (docs/assumptions.md, A-115). */
	type: optional(Whole),
	loss_url: optional(Text),
}).annotate({ identifier: "CompanyStatus" });

export const Manifest = Schema.Struct({
	name: optional(Text),
	short_name: optional(Text),
	start_url: optional(Text),
	display: optional(Text),
	background_color: optional(Text),
	theme_color: optional(Text),
	icons: optional(
		Schema.Array(Schema.Struct({ src: optional(Text), sizes: optional(Text), type: optional(Text) })),
	),
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

import { Schema } from "effect";
import { defineCall } from "./call.ts";
import { siteFieldSchemas } from "./site-fields.ts";
import { Flag, FlagOrWhole, Nothing, optional, shownRows, Text, Whole } from "./wire.ts";

export { type SiteFlagField, siteDefaults, siteFields } from "./site-fields.ts";

/** The app opens without any of these fields (docs/assumptions.md, A-121). */
export const BasicInfo = Schema.Struct(siteFieldSchemas).annotate({ identifier: "BasicInfo" });

export const CompanyStatus = Schema.Struct({
	/** 0 is closed; anything else is open. */
	status: optional(FlagOrWhole),
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
	icons: shownRows(Schema.Struct({ src: optional(Text), sizes: optional(Text), type: optional(Text) })),
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

/** `is_show_mobile` shows on home who is signed in (docs/assumptions.md, A-151). */
export const getSetting = defineCall({
	id: "site.getSetting",
	kind: "query",
	method: "GET",
	path: "/api/default/setting",
	sends: "query",
	access: "public",
	initial: true,
	clause: "Spec 1 §2, §7",
	summary: "A single setting of the site",
	input: Schema.Struct({ key: Schema.Literals(["is_show_mobile"]) }),
	reply: Schema.Struct({ value: optional(Flag) }),
	example: { input: { key: "is_show_mobile" }, reply: { value: "1" } },
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

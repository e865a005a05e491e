import { content, site as contract, type ReplyOf } from "@tradewind/contracts";
import {
	type Contact,
	type ContactKind,
	type CustomerTag,
	contactOf,
	defaultColours,
	defaultCurrencySymbol,
	defaultSiteName,
	type MenuItem,
	type SiteFlags,
	SiteInformation,
	type SiteSettings,
	type SiteStatus,
} from "@tradewind/domain/site";
import { Effect } from "effect";
import { adapter } from "../http/adapter.ts";
import type { Http } from "../http/http.ts";
import { askedNames } from "../loan/application-fields.ts";
import { bankSwitches } from "../withdrawal/bank-names.ts";

/** Configuration and status of the site, over HTTP. Settings, flags and contact share one call, and one request. */
export const siteInformation = adapter(SiteInformation, (http) => ({
	settings: Effect.map(http.query(contract.getBasicInfo, {}), settingsOf),
	showsUid: Effect.map(
		http.query(contract.getSetting, { key: "is_show_mobile" }),
		({ value }) => value === "1",
	),
	flags: Effect.map(http.query(contract.getBasicInfo, {}), flagsOf),
	contact: Effect.map(http.query(contract.getBasicInfo, {}), supportOf),
	status: Effect.map(http.query(contract.getCompanyStatus, {}), statusOf),
	menu: Effect.map(http.query(content.getMenu, {}), (items) => items.flatMap(menuItemOf)),
}));

type Manifest = ReplyOf<typeof contract.getManifest>;

/** The web app manifest without empty fields; `undefined` on failure (Spec 1 §8). */
export const readManifest = (http: Http): Effect.Effect<Manifest | undefined> =>
	http.query(contract.getManifest, {}).pipe(
		Effect.map(({ name, short_name, start_url, display, background_color, theme_color, icons }) => ({
			...withoutEmpty({ name, short_name, start_url, display, background_color, theme_color }),
			...(icons?.length && {
				icons: icons.flatMap((icon) =>
					icon ? [withoutEmpty({ src: icon.src, sizes: icon.sizes, type: icon.type })] : [],
				),
			}),
		})),
		Effect.catch(() => Effect.succeed(undefined)),
	);

const withoutEmpty = <Name extends string>(
	texts: Readonly<Record<Name, string | null | undefined>>,
): { readonly [Field in Name]?: string } =>
	Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as { [Field in Name]?: string };

type BasicInfo = ReplyOf<typeof contract.getBasicInfo>;

const settingsOf = (info: BasicInfo): SiteSettings => ({
	name: info.site_name || defaultSiteName,
	logo: info.logo ?? "",
	currency: info.currency ?? "",
	currencySymbol: info.currency_symbol || info.currency || defaultCurrencySymbol,
	timeZone: info.timezone || "GMT",
	defaultLanguage: info.default_lang ?? "",
	feeBasis: info.trade_fee_type === "1" ? "per-quantity" : "per-margin",
	hasContractTrading: isOn(info, "is_forex"),
	hasMicroTrading: isOn(info, "is_micro"),
	hasDemoLogin: isOn(info, "is_mock_login"),
	hasDarkMode: isOn(info, "is_dark_mode"),
	isDarkByDefault: isOn(info, "is_default_dark"),
	microLossLevel: Number(info.micro_loss_level ?? wholeAmount),
	hasOnlyOneAccount: isOn(info, "only_one_account"),
	showsLevel: isOn(info, "is_user_show_level"),
	showsCredit: isOn(info, "is_user_show_credit"),
	colours: {
		primary: info.theme_primary ?? defaultColours.primary,
		up: info.theme_up ?? defaultColours.up,
		down: info.theme_down ?? defaultColours.down,
		candleUp: info.theme_kline_up ?? defaultColours.candleUp,
		candleDown: info.theme_kline_down ?? defaultColours.candleDown,
	},
});

/** The largest loss: a missing level never counts as the smaller loss. */
const wholeAmount = 0;

const flagsOf = (info: BasicInfo): SiteFlags => ({
	customerTag: customerTags.get(info.customer_tag ?? "") ?? "none",
	registrationProof: proofs.get(info.verify_reg_type || contract.siteDefaults.verify_reg_type) ?? "code",
	contactForDeposits: isOn(info, "is_recharge_contact"),
	contactForWithdrawals: isOn(info, "is_withdraw_contact"),
	depositsCrypto: isOn(info, "is_recharge_crypto"),
	depositsToBank: isOn(info, "is_recharge_bank_card"),
	matchesDepositBanks: isOn(info, "is_recharge_edit"),
	mayCancelDeposits: isOn(info, "is_recharge_cancel"),
	withdrawsCrypto: isOn(info, "is_withdraw_crypto"),
	withdrawsToBank: isOn(info, "is_withdraw_bank_card"),
	hasCryptoWallet: isOn(info, "is_wallet_crypto"),
	hasBankCards: isOn(info, "is_wallet_bank_card"),
	needsPayPassword: isOn(info, "is_pay_password"),
	takesTypedAddresses: isOn(info, "is_withdraw_manual_input"),
	hiddenBankFields: bankSwitches.flatMap(([field, flag]) => (isOn(info, flag) ? [] : [field])),
	registersMobileWithEmail: isOn(info, "is_register_email_with_mobile"),
	registersPayPassword: isOn(info, "is_register_pay_pwd"),
	registersInviteCode: isOn(info, "is_register_invite_code"),
	needsInviteCode: isOn(info, "invite_code_required"),
	asksSsn: isOn(info, "is_auth_ssn"),
	asksHandPicture: isOn(info, "is_auth_hand_pic"),
	asksEmail: isOn(info, "is_auth_email"),
	loanFields: askedNames.flatMap(([field, flag]) => (isOn(info, flag) ? [field] : [])),
	showsDailyInterest: isOn(info, "is_loan_show_daily_profit"),
	showsTotalInterest: isOn(info, "is_loan_show_total_profit"),
	needsLoanTerms: isOn(info, "is_loan_protocol"),
	mayCopyRepaymentAddress: isOn(info, "is_loan_repayment_address_copy"),
	hasRepaymentChat: isOn(info, "is_loan_repayment_chat"),
	needsRealName: isOn(info, "is_real_name_auth"),
	needsRealNameToDeposit: isOn(info, "is_recharge_auth"),
});

/** A switch that is not sent has its default. */
const isOn = (info: BasicInfo, name: contract.SiteFlagField): boolean =>
	(info[name] ?? contract.siteDefaults[name]) === "1";

/** docs/assumptions.md, A-104. */
const proofs: ReadonlyMap<string, SiteFlags["registrationProof"]> = new Map([
	["2", "captcha"],
	["3", "none"],
]);

/** docs/assumptions.md, A-120. */
const customerTags: ReadonlyMap<string, CustomerTag> = new Map([
	["1", "no recharge tile"],
	["2", "no micro details"],
	["3", "grey lists"],
]);

const supportOf = (info: BasicInfo): Contact => {
	const kind = contactKinds.get(info.service_link_type ?? "");
	return kind === undefined ? { is: "none" } : contactOf(info.service_link ?? "", kind);
};

/** docs/assumptions.md, A-121. */
const contactKinds: ReadonlyMap<string, ContactKind> = new Map([
	["1", "frame"],
	["2", "mail"],
	["3", "redirect"],
	["4", "external link"],
	["5", "copied link"],
]);

const statusOf = (status: ReplyOf<typeof contract.getCompanyStatus>): SiteStatus =>
	status.status === 0
		? { isOpen: false, lossUrl: status.loss_url ?? "" }
		: { isOpen: true, isCompanyMode: status.type === companyMode };

/** The type of a deployment in company mode. */
const companyMode = 2;

const groups = {
	home_template_sort: "home blocks",
	home_quick_menu: "home quick menu",
	user_menu: "user menu",
} as const;

/** Empty for an item of another group, or for a menu row without a title (docs/assumptions.md, A-25). */
const menuItemOf = (item: ReplyOf<typeof content.getMenu>[number]): readonly MenuItem[] => {
	const group = item.group && groups[item.group];
	if (!group || !(item.title || group === "home blocks")) return [];
	return [
		{
			group,
			isMobile: item.is_mobile === 1,
			title: item.title ?? "",
			path: item.path ?? "",
			icon: item.icon ?? "",
			component: (item.component_name ?? "").replaceAll("_", " "),
			allowsDemo: item.is_allow_demo === 1,
		},
	];
};

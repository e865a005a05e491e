import { content, site as contract, type ReplyOf } from "@tradewind/contracts";
import type { MenuItem, SiteInformation, SiteSettings, SiteStatus } from "@tradewind/domain";
import { Effect } from "effect";
import type { Http } from "./http.ts";

/** What the site is and whether it is open, over HTTP. */
export const siteInformation = (http: Http): SiteInformation["Service"] => ({
	settings: Effect.map(http.ask(contract.getBasicInfo, {}), settingsOf),
	status: Effect.map(http.ask(contract.getCompanyStatus, {}), statusOf),
	menu: Effect.map(http.ask(content.getMenu, {}), (items) => items.map(menuItemOf)),
});

/** The web app manifest; silent on failure (Spec 1 §8). */
export const readManifest = (http: Http): Effect.Effect<ReplyOf<typeof contract.getManifest> | undefined> =>
	Effect.catch(http.ask(contract.getManifest, {}), () => Effect.succeed(undefined));

const settingsOf = (info: ReplyOf<typeof contract.getBasicInfo>): SiteSettings => ({
	name: info.site_name,
	logo: info.logo,
	currency: info.currency,
	currencySymbol: info.currency_symbol,
	timeZone: info.timezone,
	defaultLanguage: info.default_lang,
	feeBasis: info.trade_fee_type === "1" ? "per-quantity" : "per-margin",
	hasContractTrading: info.is_forex === "1",
	hasMicroTrading: info.is_micro === "1",
	hasDemoLogin: info.is_mock_login === "1",
	hasDarkMode: info.is_dark_mode === "1",
	isDarkByDefault: info.is_default_dark === "1",
	microLossLevel: Number(info.micro_loss_level),
	hasOnlyOneAccount: info.only_one_account === "1",
	showsUid: info.is_show_uid === "1",
	showsLevel: info.is_user_show_level === "1",
	showsCredit: info.is_user_show_credit === "1",
	colours: {
		primary: info.theme_primary,
		up: info.theme_up,
		down: info.theme_down,
		candleUp: info.theme_kline_up,
		candleDown: info.theme_kline_down,
	},
});

const statusOf = (status: ReplyOf<typeof contract.getCompanyStatus>): SiteStatus =>
	status.status === 0 ? { isOpen: false, lossUrl: status.loss_url } : { isOpen: true };

const groups = {
	home_template_sort: "home blocks",
	home_quick_menu: "home quick menu",
	user_menu: "user menu",
} as const;

const menuItemOf = (item: ReplyOf<typeof content.getMenu>[number]): MenuItem => ({
	group: groups[item.group],
	isMobile: item.is_mobile === 1,
	title: item.title,
	path: item.path,
	icon: item.icon,
	component: item.component_name.replaceAll("_", " "),
	allowsDemo: item.is_allow_demo === 1,
});

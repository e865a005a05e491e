import type { content } from "@tradewind/contracts";
import type { LanguageCode } from "@tradewind/domain/site";
import { type WordKey, wordsIn } from "../words/words.ts";

export type MenuItem = typeof content.MenuItem.Type;

interface Entry {
	readonly group: NonNullable<MenuItem["group"]>;
	readonly title: WordKey;
	readonly component?: string;
	readonly path?: string;
	readonly icon?: string;
	/** Closed to demo customers. */
	readonly isForRealCustomers?: true;
	/** Not shown on phones. */
	readonly isForDesktops?: true;
}

const block = (component: string, title: WordKey): Entry => ({
	group: "home_template_sort",
	component,
	title,
});

type LinkText = readonly [path: string, icon: string, title: WordKey];

const link = (group: Entry["group"], ...[path, icon, title]: LinkText): Entry => ({
	group,
	path,
	icon,
	title,
});

/** A row of the user menu that demo customers do not see. */
const realOnly = (...text: LinkText): Entry => ({ ...link("user_menu", ...text), isForRealCustomers: true });

const funds: LinkText = ["/mining", "mining", "menu.mining"];
const loan: LinkText = ["/loan", "loan", "menu.loan"];
const support: LinkText = ["/mine/chat", "chat", "menu.chat"];
const news: LinkText = ["/news", "news", "menu.news"];
const language: LinkText = ["/language", "language", "menu.language"];

/** Media come last: they are large and the least important block. */
const entries: readonly Entry[] = [
	block("search", "block.search"),
	block("asset", "block.asset"),
	block("news", "block.news"),
	block("top", "block.top"),
	block("quick_menu", "block.quickMenu"),
	block("category", "block.category"),
	block("list", "block.list"),
	block("media", "block.media"),
	link("home_quick_menu", ...funds),
	{ ...link("home_quick_menu", ...loan), isForRealCustomers: true },
	link("home_quick_menu", ...news),
	link("home_quick_menu", ...support),
	link("user_menu", "/mine/wallet", "wallet", "menu.wallet"),
	realOnly("/mine/transfer", "transfer", "menu.transfer"),
	link("user_menu", ...language),
	link("user_menu", ...news),
	realOnly("/mine/history", "history", "menu.history"),
	link("user_menu", ...funds),
	link("user_menu", "/mine/journal", "journal", "menu.journal"),
	realOnly("/mine/auth", "auth", "menu.auth"),
	realOnly("/mine/auth-double", "levels", "menu.levels"),
	realOnly("/mine/password", "password", "menu.password"),
	realOnly("/mine/pay-password", "pay-password", "menu.payPassword"),
	realOnly("/mine/invite", "invite", "menu.invite"),
	realOnly(...loan),
	link("user_menu", "/mine/announcement", "announcement", "menu.announcement"),
	link("user_menu", "/mine/email", "email", "menu.email"),
	link("user_menu", ...support),
	link("user_menu", "/descript/detail?group=about", "about", "menu.products"),
	link("user_menu", "/mine/about", "about", "menu.about"),
	link("user_menu", "/mine/system", "system", "menu.system"),
	{ ...link("user_menu", "/trade", "trade", "menu.terminal"), isForDesktops: true },
];

export const menuIn = (language: LanguageCode): readonly MenuItem[] =>
	entries.map(
		({ group, title, component = "", path = "", icon = "", isForRealCustomers, isForDesktops }) => ({
			group,
			is_mobile: isForDesktops ? 0 : 1,
			title: wordsIn(language, title),
			path,
			icon,
			component_name: component,
			is_allow_demo: isForRealCustomers ? 0 : 1,
		}),
	);

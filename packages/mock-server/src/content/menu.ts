import type { content } from "@tradewind/contracts";
import type { Language, Translated } from "../api/language.ts";

type MenuItem = typeof content.MenuItem.Type;

interface Entry {
	readonly group: NonNullable<MenuItem["group"]>;
	readonly title: Translated;
	readonly component?: string;
	readonly path?: string;
	readonly icon?: string;
}

const block = (component: string, en: string, hk: string, ar: string): Entry => ({
	group: "home_template_sort",
	component,
	title: { en, hk, ar },
});

/** Media come last: they are large and the least important block. */
const entries: readonly Entry[] = [
	block("search", "Search", "搜尋", "بحث"),
	block("asset", "Assets", "資產", "الأصول"),
	block("news", "News", "新聞", "الأخبار"),
	block("top", "Markets", "行情", "الأسواق"),
	block("quick_menu", "Quick menu", "快捷選單", "القائمة السريعة"),
	block("category", "Categories", "分類", "الفئات"),
	block("list", "Instruments", "產品列表", "الأدوات"),
	block("media", "Media", "媒體", "الوسائط"),
	{
		group: "home_quick_menu",
		title: { en: "Trade", hk: "交易", ar: "التداول" },
		path: "/trade",
		icon: "trade",
	},
	{
		group: "home_quick_menu",
		title: { en: "Orders", hk: "訂單", ar: "الأوامر" },
		path: "/order",
		icon: "orders",
	},
	{
		group: "home_quick_menu",
		title: { en: "Language", hk: "語言", ar: "اللغة" },
		path: "/language",
		icon: "language",
	},
	{ group: "user_menu", title: { en: "Orders", hk: "訂單", ar: "الأوامر" }, path: "/order", icon: "orders" },
	{
		group: "user_menu",
		title: { en: "Accounts", hk: "我的帳戶", ar: "حساباتي" },
		path: "/mine/accounts",
		icon: "accounts",
	},
	{
		group: "user_menu",
		title: { en: "Language", hk: "語言", ar: "اللغة" },
		path: "/language",
		icon: "language",
	},
	{
		group: "user_menu",
		title: { en: "Feedback", hk: "意見反饋", ar: "الملاحظات" },
		path: "/feedback",
		icon: "feedback",
	},
];

export const menuIn = (language: Language): readonly MenuItem[] =>
	entries.map(({ group, title, component = "", path = "", icon = "" }) => ({
		group,
		is_mobile: 1,
		title: title[language],
		path,
		icon,
		component_name: component,
		is_allow_demo: 1,
	}));

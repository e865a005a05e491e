import type { content } from "@tradewind/contracts";
import type { Language, Translated } from "../api/language.ts";

type MenuItem = typeof content.MenuItem.Type;

interface Entry {
	readonly group: NonNullable<MenuItem["group"]>;
	readonly title: Translated;
	readonly component?: string;
	readonly path?: string;
	readonly icon?: string;
	/** Closed to demo customers. */
	readonly isForRealCustomers?: true;
	/** Not shown on phones. */
	readonly isForDesktops?: true;
}

const block = (component: string, en: string, hk: string, ar: string): Entry => ({
	group: "home_template_sort",
	component,
	title: { en, hk, ar },
});

type LinkText = readonly [path: string, icon: string, en: string, hk: string, ar: string];

const link = (group: Entry["group"], ...[path, icon, en, hk, ar]: LinkText): Entry => ({
	group,
	path,
	icon,
	title: { en, hk, ar },
});

const orders: LinkText = ["/order", "orders", "Orders", "訂單", "الأوامر"];
const news: LinkText = ["/news", "news", "News", "新聞", "الأخبار"];
const language: LinkText = ["/language", "language", "Language", "語言", "اللغة"];

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
	link("home_quick_menu", "/trade", "trade", "Trade", "交易", "التداول"),
	link("home_quick_menu", ...orders),
	link("home_quick_menu", ...language),
	link("home_quick_menu", ...news),
	link("user_menu", ...orders),
	link("user_menu", "/mine/accounts", "accounts", "Accounts", "我的帳戶", "حساباتي"),
	link("user_menu", "/mine/wallet", "wallet", "Wallet", "錢包", "المحفظة"),
	{
		...link("user_menu", "/mine/transfer", "transfer", "Transfer", "轉帳", "تحويل"),
		isForRealCustomers: true,
	},
	link("user_menu", ...language),
	link("user_menu", ...news),
	{
		...link("user_menu", "/mine/history", "history", "Account history", "帳戶紀錄", "سجل الحساب"),
		isForRealCustomers: true,
	},
	link("user_menu", "/mine/journal", "journal", "Activity journal", "資金活動紀錄", "سجل الحركات المالية"),
	{
		...link("user_menu", "/mine/auth", "auth", "Identity verification", "身份認證", "توثيق الهوية"),
		isForRealCustomers: true,
	},
	{
		...link("user_menu", "/mine/auth-double", "levels", "Verification levels", "認證等級", "مستويات التوثيق"),
		isForRealCustomers: true,
	},
	{
		...link("user_menu", "/mine/password", "password", "Change password", "更改密碼", "تغيير كلمة المرور"),
		isForRealCustomers: true,
	},
	{
		...link("user_menu", "/mine/pay-password", "pay-password", "Pay password", "支付密碼", "كلمة مرور الدفع"),
		isForRealCustomers: true,
	},
	{
		...link("user_menu", "/mine/invite", "invite", "Invite friends", "邀請好友", "دعوة الأصدقاء"),
		isForRealCustomers: true,
	},
	{
		...link("user_menu", "/loan", "loan", "Loans", "貸款", "القروض"),
		isForRealCustomers: true,
	},
	link("user_menu", "/mine/announcement", "announcement", "Announcement", "公告", "إعلان"),
	link("user_menu", "/mine/email", "email", "Company e-mail", "公司電郵", "بريد الشركة"),
	link("user_menu", "/mine/chat", "chat", "Support", "客服", "الدعم"),
	link("user_menu", "/feedback", "feedback", "Feedback", "意見反饋", "الملاحظات"),
	link("user_menu", "/descript/detail?group=about", "about", "Our products", "產品介紹", "منتجاتنا"),
	link("user_menu", "/mine/about", "about", "About us", "關於我們", "من نحن"),
	link("user_menu", "/mine/system", "system", "Other", "其他", "أخرى"),
	{
		...link("user_menu", "/trade", "trade", "Trading terminal", "交易終端", "منصة التداول"),
		isForDesktops: true,
	},
];

export const menuIn = (language: Language): readonly MenuItem[] =>
	entries.map(
		({ group, title, component = "", path = "", icon = "", isForRealCustomers, isForDesktops }) => ({
			group,
			is_mobile: isForDesktops ? 0 : 1,
			title: title[language],
			path,
			icon,
			component_name: component,
			is_allow_demo: isForRealCustomers ? 0 : 1,
		}),
	);

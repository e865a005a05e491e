import type { Route } from "./route.ts";

/** Registration, verification, security, settings, messages and texts. */
export const customerRoutes = [
	{ path: "/login", screen: "features/session/login/login", access: "everyone", title: "session.login" },
	{
		path: "/register",
		screen: "features/session/registration/registration",
		access: "everyone",
		title: "session.register",
	},
	{
		path: "/forgot",
		screen: "features/session/password/forgot",
		access: "everyone",
		title: "session.forgot",
	},
	{ path: "/language", screen: "features/site/language", access: "everyone", title: "site.language" },
	{
		path: "/mine/password",
		screen: "features/session/password/password",
		access: "real customers",
		title: "session.login.title",
	},
	{
		path: "/mine/pay-password",
		screen: "features/session/password/pay-password",
		access: "real customers",
		title: "session.pay.title",
	},
	{
		path: "/mine/auth",
		screen: "features/verification/real-name",
		access: "real customers",
		title: "verification.realName",
	},
	{
		path: "/mine/auth-double",
		screen: "features/verification/levels",
		access: "real customers",
		title: "verification.levels",
	},
	{
		path: "/mine/auth-double-submit",
		screen: "features/verification/level",
		access: "real customers",
		title: "verification.level",
	},
	{
		path: "/mine/invite",
		screen: "features/user-centre/invite",
		access: "customers",
		title: "user-centre.invite",
	},
	{
		path: "/mine/system",
		screen: "features/user-centre/system",
		access: "customers",
		title: "user-centre.system",
	},
	{ path: "/mine/email", screen: "features/support/email", access: "customers", title: "support.email" },
	{
		path: "/mine/announcement",
		screen: "features/site/announcement",
		access: "customers",
		title: "site.announcement",
	},
	{ path: "/mine/about", screen: "features/site/about", access: "everyone", title: "site.about" },
	{ path: "/mine/chat", screen: "features/support/chat", access: "customers", title: "support.chat" },
	{
		path: "/mine/security",
		screen: "features/security/security",
		access: "customers",
		title: "security.title",
	},
	{
		path: "/feedback",
		screen: "features/support/feedback",
		access: "everyone",
		title: "support.feedback",
	},
	{ path: "/message", screen: "features/content/inbox/inbox", access: "customers", title: "content.inbox" },
	{
		path: "/message/detail",
		screen: "features/content/reading/message",
		access: "customers",
		id: "id",
		title: "content.message",
	},
	{ path: "/news", screen: "features/content/reading/news", access: "everyone", title: "content.news" },
	{
		path: "/news/detail",
		screen: "features/content/reading/news-item",
		access: "everyone",
		id: "id",
		title: "content.news.item",
	},
	{
		path: "/descript/detail",
		screen: "features/content/reading/descript",
		access: "everyone",
		title: "content.descript.title",
	},
] as const satisfies readonly Route[];

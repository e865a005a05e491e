import { Schema } from "effect";
import { defineCall, definePage, onePage } from "./call.ts";
import {
	FlagNumber,
	Id,
	IdText,
	Nothing,
	optional,
	PageText,
	rowsOf,
	ShortText,
	ShownMoment,
	Text,
} from "./wire.ts";

export const MenuItem = Schema.Struct({
	/** Items of other groups are not shown. */
	group: optional(Schema.Literals(["home_template_sort", "home_quick_menu", "user_menu"])),
	/** Only 1 sets it (Spec 1 §2). */
	is_mobile: optional(FlagNumber),
	title: optional(Text),
	path: optional(Text),
	icon: optional(Text),
	component_name: optional(Text),
	/** Only 1 sets it (Spec 1 §5). */
	is_allow_demo: optional(FlagNumber),
}).annotate({ identifier: "MenuItem" });

export const Media = Schema.Struct({
	/** `"0"` is an image, anything else a video. */
	type: optional(Text),
	image: optional(Text),
	/** The picture of a video until it plays. */
	poster: optional(Text),
	/** Ours (docs/assumptions.md, A-421): the text on the picture. */
	title: optional(Text),
	/** Ours: what the picture shows, for customers who do not see it. */
	alt: optional(Text),
	/** Ours: the page of the app to which the picture leads. */
	path: optional(Text),
}).annotate({ identifier: "Media" });

export const NewsItem = Schema.Struct({ id: Id, title: optional(Text) }).annotate({ identifier: "NewsItem" });

export const getMenu = defineCall({
	id: "content.getMenu",
	kind: "query",
	method: "GET",
	path: "/api/menu",
	sends: "nothing",
	access: "public",
	initial: true,
	clause: "Spec 1 §2, §3, §7",
	summary: "Menu items: the order of the home blocks, the quick menu, the rows of the user centre",
	input: Nothing,
	reply: Schema.Array(MenuItem),
	example: {
		input: {},
		reply: [
			{
				group: "home_template_sort",
				is_mobile: 1,
				title: "Search",
				path: "",
				icon: "",
				component_name: "search",
				is_allow_demo: 1,
			},
		],
	},
});

export const getBanners = defineCall({
	id: "content.getBanners",
	kind: "query",
	method: "GET",
	path: "/api/banner/list",
	sends: "nothing",
	access: "public",
	clause: "Spec 1 §3, §7",
	summary: "Media of the home carousel",
	input: Nothing,
	reply: Schema.Struct({ data: rowsOf(Media) }),
	example: {
		input: {},
		reply: {
			data: [
				{
					type: "0",
					image: "/media/markets.svg",
					title: "Gold holds near its record as yields ease",
					alt: "Gold held near its record on thin volumes.",
					path: "/news/detail?id=1",
				},
			],
		},
	},
});

export const getHomeNews = defineCall({
	id: "content.getHomeNews",
	kind: "query",
	method: "GET",
	path: "/api/news/homeList",
	sends: "nothing",
	access: "public",
	clause: "Spec 1 §2, §3, §7",
	summary: "Headlines of the home ticker, in the language of the lang header",
	input: Nothing,
	reply: Schema.Struct({ data: rowsOf(NewsItem) }),
	example: { input: {}, reply: { data: [{ id: 1, title: "Gold holds near its record as yields ease" }] } },
});

/** A news item; `content` is HTML (docs/assumptions.md, A-143). */
export const News = Schema.Struct({
	id: Id,
	title: optional(Text),
	desc: optional(Text),
	/** Address of a picture; may be empty. */
	logo: optional(Text),
	content: optional(Text),
	created_at: ShownMoment,
}).annotate({ identifier: "News" });

/** A message of the platform to one customer; `content` is HTML. */
export const Message = Schema.Struct({
	id: Id,
	title: optional(Text),
	desc: optional(Text),
	content: optional(Text),
	send_time: ShownMoment,
}).annotate({ identifier: "Message" });

const exampleNews = {
	id: 1,
	title: "Gold holds near its record as yields ease",
	desc: "Traders wait for the next figures",
	logo: "/media/markets.svg",
	content: "<p>Gold held near its record.</p>",
	created_at: "2026-01-01 00:00:00",
};

const exampleMessage = {
	id: 301,
	title: "Welcome to Tradewind",
	desc: "Your account is ready",
	content: "<p>Your account is ready.</p>",
	send_time: "2026-01-01 00:00:00",
};

export const getNews = definePage({
	id: "content.getNews",
	path: "/api/news/list",
	access: "public",
	clause: "Spec 1 §7, Spec 2 §3, §7",
	summary: "A page of the news, newest first, in the language of the lang header",
	input: Schema.Struct({ category_id: IdText, page: PageText }),
	row: News,
	example: { input: { category_id: "1", page: "1" }, reply: onePage(exampleNews) },
});

export const getNewsItem = defineCall({
	id: "content.getNewsItem",
	kind: "query",
	method: "GET",
	path: "/api/news/info",
	sends: "query",
	access: "public",
	clause: "Spec 1 §7, Spec 2 §3, §7",
	summary: "One piece of news",
	input: Schema.Struct({ id: IdText }),
	reply: News,
	example: { input: { id: "1" }, reply: exampleNews },
});

export const getMessages = definePage({
	id: "content.getMessages",
	path: "/api/internalMessage/list",
	access: "session",
	clause: "Spec 1 §7, Spec 2 §3, §7, §9",
	summary: "A page of the messages to the customer, newest first; `limit` rows a page",
	input: Schema.Struct({ limit: IdText, page: PageText }),
	row: Message,
	example: { input: { limit: "50", page: "1" }, reply: onePage(exampleMessage) },
});

export const getMessage = defineCall({
	id: "content.getMessage",
	kind: "query",
	method: "GET",
	path: "/api/internalMessage/info",
	sends: "query",
	access: "session",
	clause: "Spec 1 §7, Spec 2 §3, §7",
	summary: "One message to the customer",
	input: Schema.Struct({ id: IdText }),
	reply: Message,
	example: { input: { id: "301" }, reply: exampleMessage },
});

const Descripts = Schema.Struct({
	data: rowsOf(Schema.Struct({ group: optional(Text), content: optional(Text) })),
});

/** The texts of a group that pages of the app show (docs/assumptions.md, A-492). */
export const getDescripts = defineCall({
	id: "content.getDescripts",
	kind: "query",
	method: "GET",
	path: "/api/descript/list",
	sends: "query",
	access: "public",
	clause: "Spec 1 §7, Spec 2 §7",
	summary: "The texts that the platform words for a group; no row where it has none. `content` is HTML",
	input: Schema.Struct({ group: ShortText }),
	reply: Descripts,
	example: {
		input: { group: "financial.bank_chare_content" },
		reply: {
			data: [{ group: "financial.bank_chare_content", content: "<p>Transfer the exact amount.</p>" }],
		},
	},
});

export const getDescript = defineCall({
	id: "content.getDescript",
	kind: "query",
	method: "GET",
	path: "/api/descript/info",
	sends: "query",
	access: "public",
	clause: "Spec 1 §7, Spec 2 §2, §7",
	summary: "A page that the platform words, by its group; no row where it has none. `content` is HTML",
	input: Schema.Struct({ group: ShortText }),
	reply: Descripts,
	example: {
		input: { group: "about" },
		reply: { data: [{ group: "about", content: "<p>Who we are.</p>" }] },
	},
});

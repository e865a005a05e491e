import { Schema } from "effect";
import { defineCall } from "./call.ts";
import { FlagNumber, Id, Nothing } from "./wire.ts";

export const MenuItem = Schema.Struct({
	group: Schema.Literals(["home_template_sort", "home_quick_menu", "user_menu"]),
	is_mobile: FlagNumber,
	title: Schema.String,
	path: Schema.String,
	icon: Schema.String,
	component_name: Schema.String,
	is_allow_demo: FlagNumber,
}).annotate({ identifier: "MenuItem" });

export const Media = Schema.Struct({
	/** `"0"` is an image, anything else a video. */
	type: Schema.String,
	image: Schema.String,
}).annotate({ identifier: "Media" });

export const NewsItem = Schema.Struct({ id: Id, title: Schema.String }).annotate({ identifier: "NewsItem" });

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
	reply: Schema.Struct({ data: Schema.Array(Media) }),
	example: { input: {}, reply: { data: [{ type: "0", image: "/media/markets.svg" }] } },
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
	reply: Schema.Struct({ data: Schema.Array(NewsItem) }),
	example: { input: {}, reply: { data: [{ id: 1, title: "Gold holds near its record as yields ease" }] } },
});

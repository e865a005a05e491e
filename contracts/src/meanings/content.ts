import type { Meanings } from "./meanings.ts";

const html = "HTML; readers must remove scripts";

export const contentMeanings: Meanings = {
	MenuItem: {
		about: "A row or a tile of a menu, or a block of the home page (Spec 1 §2, §3)",
		fields: {
			group:
				"`home_template_sort` the blocks of the home page in their order, `home_quick_menu` its tiles, `user_menu` rows of the user centre",
			is_mobile: "Only 1 shows the row in the app",
			title: "What is displayed",
			path: "The page of the app, or an address, to which it leads",
			icon: "Address of a picture; may be empty",
			component_name:
				"Of a block: `search`, `news`, `media`, `asset`, `top`, `quick menu`, `category` or `list` (A-25)",
			is_allow_demo: "Only 1 lets demo customers open it",
		},
	},
	Media: {
		about: "A slide of the home page's carousel (Spec 1 §3)",
		fields: {
			type: "`0` a picture, anything else a video",
			image: "Address of the picture or the video",
			poster: "Ours (A-128): address of the picture that stands for a video until it plays",
			title: "Ours (A-421): the text on the slide",
			alt: "Ours (A-421): what the slide shows, for customers who do not see it",
			path: "Ours (A-421): the page of the app to which it leads",
		},
	},
	"content.getBanners reply": { fields: { data: "The slides in their order" } },
	NewsItem: { about: "A headline", fields: { id: "Id of the news", title: "The headline" } },
	"content.getHomeNews reply": { fields: { data: "The headlines in their order" } },
	News: {
		about: "A piece of news (Spec 2 §3)",
		fields: {
			id: "Id of the news",
			title: "The headline",
			desc: "A short summary",
			logo: "Address of a picture; may be empty",
			content: html,
			created_at: "When it was published, GMT",
		},
	},
	Message: {
		about: "A message of the platform to one customer (Spec 2 §3)",
		fields: {
			id: "Id of the message",
			title: "The subject",
			desc: "A short summary",
			content: html,
			send_time: "When it was sent, GMT",
		},
	},
	"content.getNews": { fields: { category_id: "Category of the news; the app reads 1 (Spec 2 §7)" } },
	"content.getNewsItem": { fields: { id: "Id of the news" } },
	"content.getMessages": { fields: { limit: "Number of rows of a page; the app asks for 50 (Spec 2 §7)" } },
	"content.getMessage": { fields: { id: "Id of the message" } },
	...Object.fromEntries(
		["content.getDescripts", "content.getDescript"].flatMap((id) => [
			[id, { fields: { group: "Name of the text, such as `mining.rule` or `loan.agree_rule` (Spec 2 §2)" } }],
			[
				`${id} reply`,
				{
					fields: {
						data: "The text as the only row; no row where the platform has none",
						"data.group": "Name of the text",
						"data.content": html,
					},
				},
			],
		]),
	),
};

import { content } from "@tradewind/contracts";
import { Articles, Publications } from "@tradewind/domain/content";
import { SiteInformation } from "@tradewind/domain/site";
import { Effect } from "effect";
import { expect, test } from "vitest";
import { startPorts } from "../ports.test-support.ts";

test("Spec 1 §2: the menu has groups and blocks by the domain's names", async () => {
	const [item] = content.getMenu.example.reply;
	const menu = [
		{ ...item, component_name: "quick_menu" },
		{ ...item, group: "home_quick_menu", is_mobile: 0 },
		{ ...item, group: "user_menu", is_allow_demo: 0 },
	];
	const { run } = startPorts(content.getMenu, menu);
	const items = await run(Effect.flatMap(SiteInformation, (service) => service.menu));
	expect(items.map((each) => [each.group, each.component, each.isMobile, each.allowsDemo])).toEqual([
		["home blocks", "quick menu", true, true],
		["home quick menu", "search", false, true],
		["user menu", "search", true, false],
	]);
});

test("Spec 1 §3: a menu item of another group is omitted, one with missing fields is not", async () => {
	const [item] = content.getMenu.example.reply;
	const { run } = startPorts(content.getMenu, [
		{ ...item, group: "pc_footer", is_mobile: true },
		{ title: "News", path: "/news" },
		{ group: "user_menu", is_mobile: 1, path: "/mine/about" },
		{
			group: "user_menu",
			is_mobile: 1,
			title: "About",
			path: "/mine/about",
			icon: null,
			is_allow_demo: "yes",
		},
		{ group: "home_template_sort", component_name: "quick_menu", is_mobile: 1 },
	]);
	expect(await run(SiteInformation.use((port) => port.menu))).toEqual([
		{
			group: "user menu",
			isMobile: true,
			title: "About",
			path: "/mine/about",
			icon: "",
			component: "",
			allowsDemo: false,
		},
		{
			group: "home blocks",
			isMobile: true,
			title: "",
			path: "",
			icon: "",
			component: "quick menu",
			allowsDemo: false,
		},
	]);
});

const told = { title: "Gold holds", alt: "A bar of gold", path: "/news/detail?id=1" };
const untold = { title: "", alt: "", path: "" };

test("Spec 1 §3, A-421: media of type 0 are images, all others videos; type and image are enough", async () => {
	const data = [
		{ type: "0", image: "/m", ...told, title: " Gold holds " },
		{ type: "1", image: "/m", poster: "/p", ...told },
		{ type: "x", image: "/m", poster: "", ...told },
		{ type: "0", image: "/m" },
		{ type: "1", image: "/m", title: null, alt: null, path: null },
		{ type: "0", image: "", ...told },
		{ type: "0", image: "/m", ...told, alt: " " },
	];
	const { run } = startPorts(content.getBanners, { data });
	const media = await run(Effect.flatMap(Publications, ({ carousel }) => carousel));
	expect(media).toEqual([
		{ kind: "image", url: "/m", ...told },
		{ kind: "video", url: "/m", poster: "/p", ...told },
		{ kind: "video", url: "/m", ...told },
		{ kind: "image", url: "/m", ...untold },
		{ kind: "video", url: "/m", ...untold },
		{ kind: "image", url: "/m", ...told, alt: "" },
	]);
});

test("Spec 1 §3: a headline without a title is omitted", async () => {
	const data = ["", "Gold holds", " \u00a0\t"].map((title, index) => ({ id: index + 1, title }));
	const { run } = startPorts(content.getHomeNews, { data });
	const headlines = await run(Effect.flatMap(Publications, (port) => port.headlines));
	expect(headlines).toEqual([{ id: 2, title: "Gold holds" }]);
});

test.each([
	["soon", "soon"],
	[null, ""],
])("Spec 1 §5: the invalid moment %j of news and messages is read as %j", async (sent, moment) => {
	const news = { ...content.getNewsItem.example.reply, created_at: sent };
	const message = { ...content.getMessage.example.reply, send_time: sent };
	const read = [
		(await startPorts(content.getNewsItem, news).run(Articles.use((port) => port.newsItem(1)))).createdAt,
		(await startPorts(content.getMessage, message).run(Articles.use((port) => port.message(301)))).sentAt,
	];
	expect(read).toEqual([moment, moment]);
});

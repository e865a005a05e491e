import { content } from "@tradewind/contracts";
import { expect, test } from "vitest";
import { createBench } from "../test/client.test-support.ts";

test("news of the control come first, with the same text in each language, and can be opened", async () => {
	const bench = createBench();
	const { newsId } = bench.platform.control.news({ title: "Gold falls", content: "<p>By two per cent.</p>" });
	const { data } = await bench.ask(content.getHomeNews);
	expect(Object(data).data[0]).toEqual({ id: newsId, title: "Gold falls" });
	expect(Object(data).data).toHaveLength(7);
	expect((await bench.ask(content.getNewsItem, { id: String(newsId) })).data).toEqual({
		id: newsId,
		title: "Gold falls",
		desc: "",
		logo: "/media/markets.svg",
		content: "<p>By two per cent.</p>",
		created_at: "2026-03-02 10:00:00",
	});
});

test("a banner of the control comes first", async () => {
	const bench = createBench();
	bench.platform.control.banner({ title: "New: silver", picture: "calm.svg", path: "/mining" });
	const { data } = await bench.ask(content.getBanners);
	expect(Object(data).data[0]).toEqual({
		type: "0",
		image: "/media/calm.svg",
		title: "New: silver",
		alt: "New: silver",
		path: "/mining",
	});
});

test("a menu entry is added, and one is removed; an added one can be removed and added again", async () => {
	const bench = createBench();
	const { control } = bench.platform;
	const quick = async () => {
		const { data } = await bench.ask(content.getMenu);
		return Object(data)
			.filter(({ group }: { group: string }) => group === "home_quick_menu")
			.map(({ path }: { path: string }) => path);
	};
	control.menu({ group: "home_quick_menu", title: "History", path: "/mine/history" });
	control["menu/remove"]({ group: "home_quick_menu", name: "/loan" });
	expect(await quick()).toEqual(["/mining", "/news", "/mine/chat", "/mine/history"]);
	control["menu/remove"]({ group: "home_quick_menu", name: "/mine/history" });
	control.menu({ group: "home_quick_menu", title: "Loan", path: "/loan" });
	expect(await quick()).toEqual(["/mining", "/news", "/mine/chat", "/loan"]);
	expect(() => control["menu/remove"]({ group: "user_menu", name: "/nothing" })).toThrow(
		"name: user_menu has no entry /nothing",
	);
});

test.each(["news", "banners", "menu"] as const)("all %s can be removed, and new ones added", async (what) => {
	const bench = createBench();
	const { control } = bench.platform;
	const rows = async () => {
		const call = { news: content.getHomeNews, banners: content.getBanners, menu: content.getMenu }[what];
		const { data } = await bench.ask(call);
		return Array.isArray(data) ? data : Object(data).data;
	};
	control["content/empty"]({ what });
	expect(await rows()).toEqual([]);
	if (what === "news") control.news({ title: "One", content: "" });
	else if (what === "banners") control.banner({ title: "One" });
	else control.menu({ group: "user_menu", title: "One" });
	expect(await rows()).toMatchObject([{ title: "One" }]);
});

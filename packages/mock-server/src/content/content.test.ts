import { content } from "@tradewind/contracts";
import { describe, expect, test } from "vitest";
import { type Bench, createBench } from "../test/client.test-support.ts";

const titlesOf = (data: unknown): readonly string[] =>
	Object(data).data.map(({ title }: { readonly title: string }) => title);
const messages = async (bench: Bench, token?: string, page = "1") =>
	(await bench.ask(content.getMessages, { limit: "50", page }, token)).data;

describe("Spec 2 §2, §7: messages", () => {
	test("are the customer's own, newest first", async () => {
		const bench = createBench();
		bench.advance(1000);
		bench.platform.control.sendMessage({
			account: "mia@tradewind.test",
			title: "For Mia",
			content: "<p>m</p>",
		});
		expect(titlesOf(await messages(bench))).toEqual([
			"For Mia",
			"Trading hours of indices",
			"Welcome to Tradewind",
		]);
		expect(titlesOf(await messages(bench, bench.signIn("omar@tradewind.test")))).toEqual([
			"Trading hours of indices",
			"Welcome to Tradewind",
		]);
	});

	test("one is read by its id, but not that of another customer", async () => {
		const bench = createBench();
		const own = { id: "302" };
		expect(await bench.ask(content.getMessage, own)).toMatchObject({
			code: 1,
			data: { id: 302, title: "Trading hours of indices", send_time: "2026-03-01 10:00:00" },
		});
		expect(await bench.ask(content.getMessage, own, bench.signIn("omar@tradewind.test"))).toMatchObject({
			code: 0,
			msg: "This is not there any more",
		});
	});

	test("Spec 2 §9: have pages of the requested limit", async () => {
		const bench = createBench();
		for (let place = 0; place < 50; place++)
			bench.platform.control.sendMessage({ account: "mia@tradewind.test", title: `m${place}`, content: "" });
		expect(titlesOf(await messages(bench)).length).toBe(50);
		expect(titlesOf(await messages(bench, undefined, "2"))).toEqual([
			"Trading hours of indices",
			"Welcome to Tradewind",
		]);
	});
});

describe("Spec 2 §2, §7: public texts", () => {
	test("every headline of the ticker has an article, and other categories are empty", async () => {
		const bench = createBench();
		const headlines = (await bench.ask(content.getHomeNews)).data;
		const list = (await bench.ask(content.getNews, { category_id: "1", page: "1" })).data;
		expect(titlesOf(list)).toEqual(titlesOf(headlines));
		for (const { id, title } of Object(headlines).data)
			expect(await bench.ask(content.getNewsItem, { id: String(id) })).toMatchObject({ data: { id, title } });
		expect((await bench.ask(content.getNews, { category_id: "2", page: "1" })).data).toEqual({
			data: [],
			total: 0,
		});
		expect(await bench.ask(content.getNewsItem, { id: "99" })).toMatchObject({ code: 0 });
	});

	test("a descriptive page is read by its group, and an unknown group has no row", async () => {
		const bench = createBench();
		const contents = async (group: string) => (await bench.ask(content.getDescript, { group })).data;
		expect([await contents("about"), await contents("constructor")]).toEqual([
			{
				data: [
					{
						group: "about",
						content: "<p>Tradewind is a place to trade contracts and timed orders on live prices.</p>",
					},
				],
			},
			{ data: [] },
		]);
	});
});

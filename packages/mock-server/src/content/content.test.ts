import { content } from "@tradewind/contracts";
import { describe, expect, test } from "vitest";
import { type Bench, createBench } from "../test/client.test-support.ts";

const titlesOf = (data: unknown): readonly string[] =>
	Object(data).data.map(({ title }: { readonly title: string }) => title);
const messages = async (bench: Bench, token?: string, page = "1") =>
	(await bench.ask(content.getMessages, { limit: "50", page }, token)).data;

type Item = typeof content.MenuItem.Type;

describe("Spec 2 §2, §7: messages", () => {
	test("are the customer's own, newest first", async () => {
		const bench = createBench();
		bench.advance(1000);
		bench.platform.control.message({
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
			msg: "This content is no longer available",
		});
	});

	test("Spec 2 §9: have pages of the requested limit", async () => {
		const bench = createBench();
		for (let place = 0; place < 50; place++)
			bench.platform.control.message({ account: "mia@tradewind.test", title: `m${place}`, content: "" });
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

	test("every group that the specification names has a page in each language", async () => {
		const bench = createBench();
		const groups = [
			...["financial.bank_chare_content", "loan.agree_rule", "loan.agree_protocol", "loan.agree_law"],
			"mining.rule",
		];
		const texts = await Promise.all(
			groups.map(
				async (group) => Object((await bench.ask(content.getDescript, { group })).data).data[0]?.content,
			),
		);
		expect(texts.filter((text) => !(text?.length > 100))).toEqual([]);
	});

	test("an article has several paragraphs, in the language of the request", async () => {
		const news = (await createBench().ask(content.getNews, { category_id: "1", page: "1" })).data;
		const lengths = Object(news).data.map((item: { readonly content: string }) => item.content.length);
		expect(lengths.filter((length: number) => length < 600)).toEqual([]);
	});

	test("Spec 1 §2, §5: the menu has rows that are closed to demo customers and rows that phones do not show", async () => {
		const items = Object.values((await createBench().ask(content.getMenu)).data as readonly Item[]);
		const titles = (isLeftOut: (item: Item) => boolean) => items.filter(isLeftOut).map(({ title }) => title);
		expect({
			closedToDemo: titles((item) => item.is_allow_demo !== 1),
			notOnPhones: titles((item) => item.is_mobile !== 1),
			toArticles: titles(({ path }) => /^\/(news|descript)/.test(path ?? "")),
		}).toEqual({
			closedToDemo: [
				"Loans",
				"Transfer",
				"Account history",
				"Identity verification",
				"Verification levels",
				"Change password",
				"Pay password",
				"Invite friends",
				"Loans",
			],
			notOnPhones: ["Trading terminal"],
			toArticles: ["News", "News", "Our products"],
		});
	});

	test("A-492: the list of descriptive texts has the text of the asked group, and none of an unknown one", async () => {
		const bench = createBench();
		const read = async (group: string) => (await bench.ask(content.getDescripts, { group })).data;
		const group = "financial.bank_chare_content";
		expect([await read(group), await read("constructor")]).toEqual([
			{
				data: [
					{
						group,
						content:
							"<p>Transfer the amount from an account in your own name, with the number of the deposit as the reference.</p><p>Banks take one to three working days. Upload the receipt, so that the transfer can be matched.</p>",
					},
				],
			},
			{ data: [] },
		]);
	});

	test("a descriptive page is read by its group, and an unknown group has no row", async () => {
		const bench = createBench();
		const contents = async (group: string) => (await bench.ask(content.getDescript, { group })).data;
		expect([await contents("about"), await contents("constructor")]).toEqual([
			{
				data: [
					{
						group: "about",
						content:
							"<p>Trade contracts and micro orders at live prices on Tradewind.</p><p>Currencies, metals, energy, indices and coins are quoted around the clock or in the hours of their exchanges.</p>",
					},
				],
			},
			{ data: [] },
		]);
	});
});

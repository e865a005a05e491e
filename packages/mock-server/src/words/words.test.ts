import { content, contract, copyTrading, market } from "@tradewind/contracts";
import { languageCodes } from "@tradewind/domain/site";
import { describe, expect, test } from "vitest";
import { createBench, marketOrder, requestOf } from "../test/client.test-support.ts";
import { textIn, wordsIn } from "./words.ts";

/** What the platform says in a language: a row of the menu, a refusal, a page and a letter. */
const saidIn = async (lang: string) => {
	const { platform, token } = createBench();
	const answer = async (request: Request) => (await platform.fetch(request)).json();
	const menu = await answer(requestOf(content.getMenu, {}, { lang }));
	const refused = await answer(requestOf(copyTrading.cancelFollow, { trader_id: "1" }, { token, lang }));
	const page = await answer(requestOf(content.getDescript, { group: "mining.rule" }, { lang }));
	const letters = await answer(requestOf(content.getMessages, { page: "1", limit: "50" }, { token, lang }));
	const letter = letters.data.data.at(-1);
	return {
		menu: menu.data.find(({ path }: { readonly path: string }) => path === "/loan").title,
		refusal: refused.msg,
		page: page.data.data[0].content,
		letter: letter.title + letter.content,
	};
};

/** The row of the menu for loans in each language: a term of its catalogue. */
const loans = [
	["ar", "القروض"],
	["cs", "Půjčky"],
	["de", "Kredite"],
	["fr", "Prêts"],
	["hi", "लोन"],
	["hk", "貸款"],
	["id", "Pinjaman"],
	["it", "Prestiti"],
	["jp", "ローン"],
	["kr", "대출"],
	["my", "Pinjaman"],
	["pl", "Pożyczki"],
	["pt", "Empréstimos"],
	["ru", "Займы"],
	["spa", "Préstamos"],
	["th", "เงินกู้"],
	["tr", "Krediler"],
	["vn", "Khoản vay"],
] as const;

describe("Spec 1 §1, §7: the platform answers in the language of the request", () => {
	test.each(loans)("%s: menu, refusal, page and letter", async (code, menu) => {
		const [said, english] = [await saidIn(code), await saidIn("en")];
		expect(said.menu).toBe(menu);
		const phrases = (html: string): readonly string[] => html.split(/<[^>]+>/).filter((text) => text !== "");
		for (const part of ["refusal", "page", "letter"] as const) {
			const [own, foreign] = [phrases(said[part]), phrases(english[part])];
			expect(own.length).toBe(foreign.length);
			expect(own.filter((phrase) => foreign.includes(phrase))).toEqual([]);
		}
	});

	test("instruments have the same name in the list, in a search and in an order", async () => {
		const namesIn = async (lang: string): Promise<readonly string[]> => {
			const bench = createBench();
			const answer = async (request: Request) => (await bench.platform.fetch(request)).json();
			const all: readonly { readonly Code: string; readonly ShowCode: string; readonly Id: number }[] = (
				await answer(requestOf(market.getTradeList, {}, { lang }))
			).data;
			const gold = all.find(({ Code }) => Code === "XAUUSD");
			const input = { ...marketOrder, forex_id: String(gold?.Id) };
			await answer(requestOf(contract.submitContract, input, { token: bench.token, lang }));
			const found = await answer(
				requestOf(market.searchInstruments, { searchCurrency: gold?.ShowCode ?? "" }, { lang }),
			);
			const orders = await answer(
				requestOf(contract.getMyDeal, { status: "1", page: "1" }, { token: bench.token, lang }),
			);
			return [gold?.ShowCode, found.data[0].ShowCode, orders.data.data[0].ForexTradeLists.ShowCode];
		};
		expect(await namesIn("ar")).toEqual(["الذهب", "الذهب", "الذهب"]);
		expect(await namesIn("en")).toEqual(["Gold", "Gold", "Gold"]);
	});

	test("in each of the 19 languages", () => {
		expect(["en", ...loans.map(([code]) => code)].sort()).toEqual([...languageCodes].sort());
	});

	test("tw is the old code of hk, and an unknown language gets English", async () => {
		expect(await saidIn("tw")).toEqual(await saidIn("hk"));
		expect(await saidIn("xx")).toEqual(await saidIn("en"));
		expect(await saidIn("en")).toMatchObject({ menu: "Loans", refusal: "You do not follow this trader" });
	});
});

test("a text has its facts, of which one may be a text itself, and an operator's words stay as they are", () => {
	const remark = { key: "deposit.reason.otherPayer" } as const;
	const text = { key: "deposit.rejectedText", facts: { amount: "5 USD", remark } } as const;
	expect([textIn("en", text), textIn("hk", text), textIn("hk", { own: "See {{amount}}" })]).toEqual([
		"Your deposit of 5 USD was rejected. The payment came from another person's account.",
		"你的 5 USD 入金未獲批准。款項來自他人帳戶。",
		"See {{amount}}",
	]);
	expect(wordsIn("en", "order.marketClosed")).toBe("The market is closed");
});

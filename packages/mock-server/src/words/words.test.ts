import { content, copyTrading } from "@tradewind/contracts";
import { languageCodes } from "@tradewind/domain/site";
import { describe, expect, test } from "vitest";
import { createBench, requestOf } from "../test/client.test-support.ts";
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
		title: letter.title,
		letter: letter.content,
	};
};

/** A row of the menu and the title of a letter in each language. */
const greetings = [
	["ar", "القروض", "مرحبًا بك في Tradewind"],
	["cs", "Půjčky", "Vítejte v Tradewind"],
	["de", "Kredite", "Willkommen bei Tradewind"],
	["fr", "Prêts", "Bienvenue chez Tradewind"],
	["hi", "लोन", "Tradewind में आपका स्वागत है"],
	["hk", "貸款", "歡迎使用 Tradewind"],
	["id", "Pinjaman", "Selamat datang di Tradewind"],
	["it", "Prestiti", "Tradewind dà il benvenuto"],
	["jp", "ローン", "Tradewindへようこそ"],
	["kr", "대출", "Tradewind에 오신 것을 환영합니다"],
	["my", "Pinjaman", "Selamat datang ke Tradewind"],
	["pl", "Pożyczki", "Witaj w Tradewind"],
	["pt", "Empréstimos", "Boas-vindas à Tradewind"],
	["ru", "Займы", "Добро пожаловать в Tradewind"],
	["spa", "Préstamos", "Le damos la bienvenida a Tradewind"],
	["th", "เงินกู้", "ยินดีต้อนรับสู่ Tradewind"],
	["tr", "Krediler", "Tradewind’e hoş geldiniz"],
	["vn", "Khoản vay", "Chào mừng bạn đến với Tradewind"],
] as const;

describe("Spec 1 §1, §7: the platform answers in the language of the request", () => {
	test.each(greetings)("%s: menu, refusal, page and letter", async (code, menu, title) => {
		const [said, english] = [await saidIn(code), await saidIn("en")];
		expect([said.menu, said.title]).toEqual([menu, title]);
		const phrases = (html: string): readonly string[] => html.split(/<[^>]+>/).filter((text) => text !== "");
		for (const part of ["refusal", "page", "letter"] as const) {
			const [own, foreign] = [phrases(said[part]), phrases(english[part])];
			expect(own.length).toBe(foreign.length);
			expect(own.filter((phrase) => foreign.includes(phrase))).toEqual([]);
		}
	});

	test("in each of the 19 languages", () => {
		expect(["en", ...greetings.map(([code]) => code)].sort()).toEqual([...languageCodes].sort());
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

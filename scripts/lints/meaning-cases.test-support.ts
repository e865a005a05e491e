import { type Cases, type Files, platform, ui } from "./lint-case.test-support.ts";

const words = (code: string, texts: Readonly<Record<string, string>>): Files => ({
	[`${ui}/words/${code}.json`]: JSON.stringify(texts),
});

const ofPlatform = (code: string, texts: Readonly<Record<string, string>>): Files => ({
	[`${platform}/words/${code}.json`]: JSON.stringify(texts),
});

const stamps = (code: string, hashes: Readonly<Record<string, string>>): Files => ({
	[`docs/languages/stamps/${code}.json`]: JSON.stringify(hashes),
});

const notes = (rows: string): Files => ({
	"docs/word-notes.md": `## Notes\n\n| key | note |\n| --- | --- |\n${rows}\n`,
});

const neverPage = (rows: string): string =>
	`## Never\n\n| word | in the texts of | right in | why |\n| --- | --- | --- | --- |\n${rows}\n\n## Same as English\n`;

const noPage = 'list words that no text has, below "Never".';

/** Of words that would mean something else to a customer. */
export const meaningCases: Cases = {
	"each translation was checked against the present English text": {
		fine: {
			...words("en", {
				"market.a": "Order price",
				"market.n_one": "{{count}} order",
				"market.n_other": "{{count}} orders",
			}),
			...words("de", {
				"market.a": "Orderkurs",
				"market.n_one": "{{count}} Order",
				"market.n_other": "{{count}} Orders",
			}),
			...ofPlatform("en", { "market.a": "Done" }),
			...ofPlatform("de", { "market.a": "Erledigt" }),
			...stamps("de", { "market.a": "a60f3fd9", "market.n": "27852766", "platform:market.a": "11a6767d" }),
		},
		violation: {
			...words("en", { "market.a": "Order price", "market.b c": "Buy", "market.d": "Done" }),
			...words("de", { "market.a": "Zielkurs", "market.b c": "Kauf", "market.d": "Erledigt" }),
			...words("fr", { "market.a": "Prix de déclenchement", "market.b c": "Achat", "market.d": "Terminé" }),
			...ofPlatform("it", {}),
			...stamps("de", {
				"market.a": "00000000",
				"market.b c": "64e3cb0e",
				"market.d": "11a6767d",
				"market.e": "1",
			}),
			...stamps("fr", { "market.a": "a60f3fd9", "market.d": "11a6767d", "market.e": "1" }),
			...stamps("it", { "market.a": "1", "market.b c": "64e3cb0e" }),
		},
		found: [
			'de, it: market.a has a new English text: check the translations, then run `npm run words:stamp -- de,it "market.a"`.',
			'de, fr: market.e is stamped and has no text: run `npm run words:stamp -- de,fr "market.e"`.',
			'fr: market.b c has a new English text: check the translations, then run `npm run words:stamp -- fr "market.b c"`.',
			'it: market.d has a new English text: check the translations, then run `npm run words:stamp -- it "market.d"`.',
		],
	},
	"each note of docs/word-notes.md is about a text": {
		fine: {
			...words("en", { "market.a": "Open", "market.n_other": "{{count}} orders" }),
			...ofPlatform("en", { "record.a": "Fee" }),
			...notes("| `market.a`, `market.n` | a label |\n| `platform:record.*` | nouns |"),
		},
		violation: {
			...words("en", { "market.a": "Open" }),
			...notes("| `market.a`, `market.b` | a label |\n| `record.*` | nouns |"),
		},
		found: ["docs/word-notes.md: market.b has no text", "docs/word-notes.md: record.* has no text"],
	},
	"no text has a word that docs/languages forbids": {
		fine: {
			...words("ru", { "loan.a": "выдача", "market.a": "Выплата", "market.b": "подписчики" }),
			...words("ar", { "market.a": "الأداة المالية" }),
			...words("th", { "market.a": "ราคา" }),
			"docs/languages/ru.md": neverPage(
				"| выплат* | `loan.` | | a repayment |\n| подпис* | | подписчики | a subscription |",
			),
			"docs/languages/ar.md": neverPage("| *أداة | | الأداة المالية | a tool |"),
			"docs/languages/th.md": neverPage("| ราคาสด | | | the cash price |"),
		},
		violation: {
			...words("en", { "loan.a": "payout" }),
			...words("ru", { "loan.a": "После выплаты", "market.a": "выплата" }),
			...ofPlatform("ru", { "loan.b": "Выплата" }),
			...words("th", { "market.a": "ดูราคาสดได้" }),
			...words("de", { "market.a": "Preis" }),
			"docs/languages/ru.md": neverPage("| выплат* | `loan.` | | a repayment |"),
			"docs/languages/th.md": neverPage("| ราคาสด | | | the cash price |"),
		},
		found: [
			`docs/languages/de.md: ${noPage}`,
			`${ui}/words/ru.json:1: loan.a says "выплат*": a repayment`,
			`${platform}/words/ru.json:1: loan.b says "выплат*": a repayment`,
			`${ui}/words/th.json:1: market.a says "ราคาสด": the cash price`,
		],
	},
	"what a customer must tell apart has different texts": {
		fine: words("ar", { "loan.dayRate": "معدل الفائدة", "loan.interest": "الفائدة" }),
		violation: words("ar", { "loan.dayRate": "الفائدة", "loan.interest": "الفائدة" }),
		found: ['ar: loan.dayRate and loan.interest both say "الفائدة".'],
	},
	"one status and one concept has one text": {
		fine: {
			...words("ru", { "deposit.status.rejected": "Отклонено", "loan.status.rejected": "Отклонён" }),
			...words("de", { "deposit.status.rejected": "Abgelehnt", "loan.status.rejected": "Abgelehnt" }),
			...ofPlatform("de", { "withdrawal.status.rejected": "Abgelehnt" }),
		},
		violation: {
			...words("hk", { "deposit.status.rejected": "未獲批准", "loan.status.rejected": "未獲批准" }),
			...ofPlatform("hk", { "withdrawal.status.rejected": "已拒絕" }),
		},
		found: [
			'hk: deposit.status.rejected, loan.status.rejected, platform:withdrawal.status.rejected say "未獲批准", "已拒絕"',
		],
	},
	"no other button has the text of a button that moves money": {
		fine: words("ar", {
			"copy-trading.submit.send": "بدء النسخ",
			"shared.form.next": "متابعة",
			"market.a": "بدء النسخ",
		}),
		violation: {
			...words("ar", { "copy-trading.submit.send": "متابعة", "shared.form.next": "متابعة" }),
			...words("en", { "contract.buy": "Confirm", "withdrawal.confirm.send": "Confirm" }),
		},
		found: [
			'ar: copy-trading.submit.send moves money, and shared.form.next also says "متابعة".',
			'en: contract.buy moves money, and withdrawal.confirm.send also says "Confirm".',
		],
	},
	"the same sentence of app and platform has one translation": {
		fine: {
			...words("en", { "loan.a": "This loan is repaid.", "loan.b": "Not now" }),
			...words("hk", { "loan.a": "此貸款已還清。", "loan.b": "現時無須" }),
			...ofPlatform("en", { "loan.c": "This loan is repaid", "loan.d": "Not now" }),
			...ofPlatform("hk", { "loan.c": "此貸款已還清", "loan.d": "無須" }),
		},
		violation: {
			...words("en", { "loan.a": "This loan is repaid." }),
			...words("hk", { "loan.a": "此貸款已還清。" }),
			...ofPlatform("en", { "loan.c": "This loan is repaid" }),
			...ofPlatform("hk", { "loan.c": "此貸款已還款" }),
		},
		found: ['hk: loan.a says "此貸款已還清。" and platform:loan.c "此貸款已還款": choose one.'],
	},
	"where English says P/L, each language names profit and loss": {
		fine: {
			...words("en", { "market.a": "Net P/L", "market.b": "Profit" }),
			...words("ar", { "market.a": "صافي الربح/الخسارة", "market.b": "الربح" }),
		},
		violation: {
			...words("en", { "market.a": "Net P/L" }),
			...words("ar", { "market.a": "صافي الربح" }),
			...words("ru", { "market.a": "Чистый результат" }),
		},
		found: [
			'ar: market.a says "صافي الربح" for "Net P/L": name profit and loss.',
			'ru: market.a says "Чистый результат" for "Net P/L": name profit and loss.',
		],
	},
	"no text that a customer reads has the name of a field of the wire": {
		fine: words("en", { "market.a": "Charts by TradingView, {{open_price}} as WebP; HTTP, e-mail" }),
		violation: {
			...words("en", { "market.a": "pay_password is missing" }),
			...ofPlatform("hk", { "market.b": "沒有 stopLoss 或 ShowCode" }),
		},
		found: [
			`${ui}/words/en.json:1: market.a says "pay_password"`,
			`${platform}/words/hk.json:1: market.b says "stopLoss"`,
			`${platform}/words/hk.json:1: market.b says "ShowCode"`,
		],
	},
};

import { type Cases, type Files, platform, src, ui } from "./lint-case.test-support.ts";
import { writtenLanguages } from "./written-languages.ts";

const glossaryOf = (row: string): string =>
	`## Trading\n| fill | Sign in |\n## On screen\n\n| term | en | hk | ar | not |\n| --- | --- | --- | --- | --- |\n${row}\n`;

const termsOf = (rows: string): string =>
	`## Terms\n\n| concept | term |\n| --- | --- |\n${rows}\n\n## For native reviewers\n`;

type Words = Readonly<Record<string, string>>;

/** The words of the feature in every language: those given, else "market.a" and "market.n" as in English. */
const inEveryLanguage = (given: { readonly en: Words } & Readonly<Record<string, Words>>): Files =>
	Object.fromEntries(
		writtenLanguages.map(({ code, tag }) => {
			const { en } = given;
			const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
			const plurals = forms.map((form) => [`market.n_${form}`, en["market.n_other"]]);
			const words = given[code] ?? { "market.a": en["market.a"], ...Object.fromEntries(plurals) };
			return [`${ui}/words/${code}.json`, JSON.stringify(words)];
		}),
	);

/** Of the words on screen and of the platform. */
export const wordCases: Cases = {
	"no untranslated literal in the UI": {
		fine: {
			[`${ui}/a.tsx`]: 'export const a = <p className="row" title={t("market.a")}>{t("market.b")} · 5 %</p>;',
		},
		violation: {
			[`${ui}/a.tsx`]:
				'export const a = (\n<p aria-label="Price">\n{open ? "Open" : t("market.b")}\n{`日本 ${b}`} text\n</p>);',
		},
		found: [
			`${ui}/a.tsx:2: "Price"`,
			`${ui}/a.tsx:3: "Open"`,
			`${ui}/a.tsx:4: "日本"`,
			`${ui}/a.tsx:4: "text"`,
		],
	},
	"all languages have the same keys and placeholders": {
		fine: inEveryLanguage({
			en: { "market.a": "A {{x}}", "market.n_one": "one", "market.n_other": "{{count}} more" },
			hk: { "market.a": "{{x}} 甲", "market.n_other": "{{count}} 個" },
		}),
		violation: {
			...inEveryLanguage({
				en: { "market.a": "A", "market.n_one": "one {{x}}", "market.n_other": "more {{x}}" },
				hk: { "market.a": "", "market.b": "乙" },
				cs: {
					"market.a": "A",
					"market.n_one": "a {{x}}",
					"market.n_few": "b {{y}}",
					"market.n_other": "c {{x}}",
				},
			}),
			[`${src}/features/micro/words/en.json`]: "{}",
		},
		found: [
			`${ui}/words/hk.json: market.n is missing.`,
			`${ui}/words/hk.json: market.b is not in en.json.`,
			`${ui}/words/hk.json: market.a is empty.`,
			`${ui}/words/cs.json: market.n_many is missing: the language has this plural.`,
			`${ui}/words/cs.json: market.n_few has {{y}} in place of {{x}}.`,
			...writtenLanguages
				.filter(({ code }) => code !== "en")
				.map(({ code }) => `${src}/features/micro/words/${code}.json is missing.`),
		],
	},
	"texts are written in the characters of their language": {
		fine: {
			[`${ui}/words/de.json`]: '{ "market.a": "„Größe“ von {{symbol}}…" }',
			[`${ui}/words/fr.json`]:
				'{ "market.a": "Prix\u00a0: «\u202f{{price}}\u202f»\u202f? {{hours}}:{{minutes}}, 21:00" }',
			[`${ui}/words/hk.json`]: '{ "market.a": "請輸入 IBAN（「帳戶」），再試一次。" }',
			[`${ui}/words/hi.json`]: '{ "market.a": "मार्जिन “{{x}}” PDF" }',
			[`${ui}/words/ar.json`]: '{ "market.a": "«السعر» \u2066{{price}}\u2069؟" }',
		},
		violation: {
			[`${ui}/words/de.json`]: '{\n"market.a": "Stavební \\"x\\"...",\n"market.b": "Kurs ١ "\n}',
			[`${ui}/words/fr.json`]: '{ "market.a": "Vraiment ?" }',
			[`${ui}/words/jp.json`]: '{ "market.a": "価格,Price,Ａ" }',
			[`${ui}/words/th.json`]: '{ "market.a": "ราคา（ซื้อ）" }',
			[`${ui}/words/xx.json`]: '{ "market.a": "x" }',
			[`${platform}/words/hi.json`]: '{ "account.a": "from, to: नहीं" }',
		},
		found: [
			`${ui}/words/de.json:2: market.a has letters of another language: í`,
			`${ui}/words/de.json:2: market.a has " ": the marks of the language are „“‚‘’`,
			`${ui}/words/de.json:2: market.a has three dots in place of …`,
			`${ui}/words/de.json:3: market.b has digits other than 0–9`,
			`${ui}/words/de.json:3: market.b has spaces at its ends or doubled`,
			`${ui}/words/fr.json:1: market.a lacks a no-break space of French punctuation`,
			`${ui}/words/jp.json:1: market.a has letters of another language: Ａ`,
			`${ui}/words/jp.json:1: market.a has words in Latin letters: Price`,
			`${ui}/words/jp.json:1: market.a has full-width letters or digits`,
			`${ui}/words/jp.json:1: market.a has half-width punctuation`,
			`${ui}/words/th.json:1: market.a has full-width punctuation`,
			`${ui}/words/xx.json: there is no language "xx".`,
			`${platform}/words/hi.json:1: account.a has words in Latin letters: from to`,
		],
	},
	"no text equals the English one without a reason": {
		fine: {
			[`${ui}/words/en.json`]: '{ "market.a": "Name", "market.b": "IBAN {{x}}", "market.c": "{{a}}: {{b}}" }',
			[`${ui}/words/de.json`]: '{ "market.a": "Name", "market.b": "IBAN {{x}}", "market.c": "{{a}}: {{b}}" }',
			"docs/languages/de.md":
				"## Same as English\n\n| key | text | reason |\n| --- | --- | --- |\n| `market.a` | Name | the same word |\n\n## For native reviewers\n",
		},
		violation: {
			[`${ui}/words/en.json`]: '{ "market.a": "Name", "market.n_other": "{{count}} status" }',
			[`${ui}/words/de.json`]: '{ "market.a": "Name", "market.n_other": "{{count}} status" }',
		},
		found: [
			"de: market.a equals the English text and is not in docs/languages/de.md.",
			"de: market.n equals the English text and is not in docs/languages/de.md.",
		],
	},
	"the terms of docs/languages occur in the texts": {
		fine: {
			[`${ui}/words/tr.json`]: '{ "market.a": "İptal et, \u2066sat\u2069" }',
			"docs/languages/tr.md": termsOf(
				"| cancel | iptal |\n| sell | sat; sat (funds) |\n| fill | dolum (not on screen) |",
			),
		},
		violation: {
			[`${ui}/words/tr.json`]: '{ "market.a": "İptal et" }',
			"docs/languages/tr.md": termsOf("| cancel | iptal; vazgeç |"),
		},
		found: ['docs/languages/tr.md: no text says "vazgeç"'],
	},
	"every key that is used has words": {
		fine: {
			[`${ui}/words/en.json`]: '{ "market.a": "A", "market.n_other": "N" }',
			[`${ui}/a.ts`]: 't("market.a"); t("market.n", { count: 1 }); t(`market.${one}`); t(key);',
		},
		violation: {
			[`${ui}/words/en.json`]: '{ "market.a": "A" }',
			[`${ui}/a.ts`]: 't("market.b");\nt(`loan.${one}`);\nt(yes ? "market.a" : "market.c");',
		},
		found: [`${ui}/a.ts:1: "market.b"`, `${ui}/a.ts:2: \`loan.`, `${ui}/a.ts:3: yes ?`],
	},
	"every key of the catalogues is used": {
		fine: {
			[`${ui}/words/en.json`]: '{ "market.a": "A", "market.issue.b": "B" }',
			[`${ui}/a.ts`]: 'const label = "market.a"; t(`market.issue.${one}`);',
		},
		violation: { [`${ui}/words/en.json`]: '{ "market.a": "A" }', [`${ui}/a.ts`]: "export const a = 1;" },
		found: ["market.a is not used"],
	},
	"a file uses the words of its own feature or shared ones": {
		fine: {
			[`${src}/features/order/first-words/en.json`]: '{ "order.a": "A" }',
			[`${src}/features/order/share/words/en.json`]: '{ "order.share.a": "A" }',
			[`${src}/features/search/words/en.json`]: '{ "search.a": "A" }',
			[`${src}/features/order/a.ts`]: 't("order.a"); t("shared.search"); import("./search.ts");',
			[`${src}/features/order/share/a.ts`]: 't("order.share.a"); t(`order.${one}`);',
			[`${src}/features/search/a.ts`]: 't("search.a"); t(`search.${one}`);',
			[`${src}/parts/search/a.ts`]: 't("search.a");',
			[`${src}/routes.ts`]: 'export const title = "search.a";',
		},
		violation: {
			[`${src}/features/order/first-words/en.json`]: '{ "order.a": "A" }',
			[`${src}/features/order/share/words/en.json`]: '{ "order.share.a": "A" }',
			[`${src}/features/search/words/en.json`]: '{ "search.a": "A" }',
			[`${src}/features/order/a.ts`]: 't("order.share.a");',
			[`${src}/ui/a.ts`]: 't("search.a");\nt(`search.${one}`);',
		},
		found: [
			`${src}/features/order/a.ts:1: order.share.a is not part of the first load`,
			`${src}/ui/a.ts:1: search.a belongs to features/search/`,
			`${src}/ui/a.ts:2: search. belongs to features/search/`,
		],
	},
	"the statuses of a union have one key prefix": {
		fine: {
			"packages/domain/src/order/order.ts": 'export type OrderStatus = "open" | "closed" | "cancelled";',
			[`${src}/features/order/words/en.json`]:
				'{ "order.status.open": "Open", "order.status.closed": "Closed", "order.about.open": "It is open.", "order.about.closed": "It is closed.", "order.tab.open": "Open" }',
		},
		violation: {
			"packages/domain/src/order/order.ts": 'export type OrderStatus = "open" | "closed" | "cancelled";',
			[`${src}/features/order/words/en.json`]:
				'{ "order.status.open": "Open", "order.status.closed": "Closed" }',
			[`${src}/screens/list/words/en.json`]: '{ "list.order.open": "Running", "list.order.closed": "Ended" }',
		},
		found: [
			"packages/domain/src/order/order.ts:1: OrderStatus has the texts order.status. and list.order.: keep those of its own page",
		],
	},
	"each issue has one text": {
		fine: {
			[`${src}/issues/words/en.json`]: '{ "shared.issue.too late": "A", "shared.issue.too early_one": "B" }',
			[`${src}/features/order/words/en.json`]:
				'{ "order.issue.too far.up": "C", "order.issue.too far.down": "D" }',
			"packages/domain/src/order/order-issue.ts":
				'export type OrderIssue = { is: "too late" | "too early" } | { is: "too far"; to: "up" | "down" };\nexport interface Order { is: "bought" }',
		},
		violation: {
			[`${src}/issues/words/en.json`]: '{ "shared.issue.too late": "A" }',
			[`${src}/features/order/words/en.json`]: '{ "order.issue.too late": "B", "order.issue.too far": "C" }',
			[`${src}/features/search/words/en.json`]: '{ "search.issue.too far": "D" }',
			"packages/domain/src/order/order-issue.ts":
				'export interface OrderIssue { is: "too late" | "too wide" }',
		},
		found: [
			`${src}/features/order/words/en.json:1: order.issue.too late has a text of another owner, shared.issue.too late`,
			`${src}/features/order/words/en.json:1: order.issue.too far has a text of another owner, search.issue.too far`,
			`${src}/features/search/words/en.json:1: search.issue.too far has a text of another owner, order.issue.too far`,
			'packages/domain/src/order/order-issue.ts:1: "too wide" has no text',
		],
	},
	"only the terms of docs/glossary.md on screen": {
		fine: {
			"docs/glossary.md": glossaryOf(
				"| log in | Log in, Log out | 登入、登出 | تسجيل الدخول | Sign in, Symbol · 登錄 · ولوج |",
			),
			[`${ui}/words/en.json`]:
				'{ "market.a": "Log in to {{symbol}} or log out", "market.b": "Design in steps" }',
			[`${ui}/words/hk.json`]: '{ "market.a": "登入", "market.b": "登出" }',
			[`${ui}/words/ar.json`]: '{ "market.a": "تسجيل الدخول" }',
		},
		violation: {
			"docs/glossary.md": glossaryOf(
				"| log in | Log in, Log out | 登入 | الدخول | Sign in, Sign out · 登錄 · ولوج، الولوج |",
			),
			[`${ui}/words/en.json`]: '{\n"market.a": "Please sign in",\n"market.b": "Log in"\n}',
			[`${ui}/words/hk.json`]: '{\n"market.a": "請登錄或登入"\n}',
			[`${ui}/words/ar.json`]: '{\n"market.b": "الدخول أو الولوج"\n}',
		},
		found: [
			`${ui}/words/ar.json:2: market.b says "الولوج": the term is "الدخول"`,
			`${ui}/words/en.json:2: market.a says "Sign in": the term is "Log in, Log out"`,
			`${ui}/words/hk.json:2: market.a says "登錄": the term is "登入"`,
			'docs/glossary.md: no en text says "Log out"',
		],
	},
	"the platform's texts are complete in each language": {
		fine: {
			[`${platform}/words/en.json`]: '{ "deposit.a": "{{amount}} of {{total}}", "news.gold.title": "Gold" }',
			[`${platform}/words/hk.json`]: '{ "deposit.a": "{{total}}：{{amount}}", "news.gold.title": "黃金" }',
			[`${platform}/a.ts`]: 'wordsIn("hk", "deposit.a"); wordsIn("hk", `news.${subject}.title`);',
		},
		violation: {
			[`${platform}/words/en.json`]:
				'{ "deposit.a": "{{amount}}", "deposit.b": "<b>Done</b>", "news.gold.text": "Gold" }',
			[`${platform}/words/de.json`]:
				'{ "deposit.a": "{{betrag}}", "news.gold.text": "Gold", "deposit.c": "C..." }',
			[`${platform}/words/hk.json`]: '{ "deposit.a": "", "deposit.b": "完成", "news.gold.text": "金" }',
			[`${platform}/a.ts`]: 'wordsIn("hk", "deposit.b"); wordsIn("hk", `news.${subject}.title`);',
		},
		found: [
			`${platform}/words/de.json: deposit.c has three dots`,
			`${platform}/words/de.json: deposit.c is not in en.json`,
			`${platform}/words/de.json: deposit.a has other facts than in en.json: {{amount}}`,
			`${platform}/words/de.json: deposit.b is missing`,
			`${platform}/words/de.json: news.gold.text is English`,
			`${platform}/words/en.json: deposit.b has markup`,
			`${platform}/words/hk.json: deposit.a is empty`,
			`${platform}/words/hk.json: deposit.a has other facts than in en.json: {{amount}}`,
			`${platform}/words: deposit.a is not used`,
			`${platform}/words: news.gold.text is not used`,
		],
	},
};

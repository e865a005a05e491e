import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { lints } from "./all.ts";
import { writtenLanguages } from "./written-languages.ts";

const src = "packages/ui-react/src";
const ui = `${src}/features/market`;
const platform = "packages/mock-server/src";
type Files = Readonly<Record<string, string>>;

const glossaryOf = (row: string): string =>
	`## Trading\n| fill | Sign in |\n## On screen\n\n| term | en | hk | ar | not |\n| --- | --- | --- | --- | --- |\n${row}\n`;

const termsOf = (rows: string): string =>
	`## Terms\n\n| concept | term |\n| --- | --- |\n${rows}\n\n## For native reviewers\n`;

/** The entry points of two packages. */
const doors: Files = {
	"contracts/package.json": '{ "name": "@tradewind/contracts", "exports": { ".": "./src/index.ts" } }',
	"packages/domain/package.json": '{ "name": "@tradewind/domain", "exports": { "./*": "./src/*/index.ts" } }',
};

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

/** For each lint: files without a violation, then files with violations, and their places. */
const cases: Readonly<
	Record<string, { readonly fine: Files; readonly violation: Files; readonly found: readonly string[] }>
> = {
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
				'{ "market.a": "Prix\u00a0: «\u202f{{price}}\u202f»\u202f? {{hours}}:{{minutes}}" }',
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
	"the domain knows no clock, no chance and no run-time": {
		fine: {
			"packages/domain/src/time/a.ts":
				"export const a = { Date: clock.Date, b: Math.max(1, 2), c: new Intl.DateTimeFormat('en', { timeZone }) };",
		},
		violation: {
			"packages/domain/src/time/a.ts":
				"export const a = new Date();\nMath.random();\nperformance.now();\nsetTimeout(a);\nEffect.runSync(a);\nnew Intl.DateTimeFormat('en', { hour });",
		},
		found: [1, 2, 3, 4, 5, 6].map((line) => `packages/domain/src/time/a.ts:${line}: `),
	},
	"no number where the domain means money": {
		fine: {
			"packages/domain/src/market/a.ts":
				"export interface A { openPrice: Price; pricePrecision: number; total: number }",
		},
		violation: {
			"packages/domain/src/market/a.ts":
				"export interface A {\nopenPrice: number;\nfee?: number | undefined }\nexport const a = (amount: number) => amount;",
		},
		found: [2, 3, 4].map((line) => `packages/domain/src/market/a.ts:${line}: `),
	},
	"money only in Money, LiveMoney and moneyText": {
		fine: {
			[`${ui}/a.tsx`]:
				'const { currencySymbol } = useSettings();\nexport const a = (\n<><Money value={order.profit} /><Figure value={order.feeRate} digits={2} prefix="×" /><LiveFigure of={price} unit="%" />{shown(order.price, 5)}{moneyText(order.profit, look)}<AmountField currency={currencySymbol} /></>);\nconst shown = (value, digits) => formatFigure(value, { digits });',
			[`${src}/figures/money.tsx`]: "const { currencySymbol } = useSettings();",
		},
		violation: {
			[`${ui}/a.tsx`]:
				"const { currencySymbol } = useSettings(); show(currencySymbol);\nexport const a = (<>\n<Figure value={order.profit} digits={2} />\n<LiveFigure of={price} prefix={sign} /></>);\nconst shown = (value) => formatFigure(value, {});\nshown(order.fee);\nformatFixed(freeMargin, 2);",
		},
		found: [1, 3, 4, 6, 7].map((line) => `${ui}/a.tsx:${line}: `),
	},
	"only logical sides in styles": {
		fine: {
			[`${ui}/a.module.css`]:
				".a { margin-inline-start: 1px; /* left: 0 */ inset-inline-end: 0; text-align: start; }",
			[`${ui}/a.tsx`]: 'export const a = <p style={{ marginInlineStart: 1 }} className="left" />;',
		},
		violation: {
			[`${ui}/a.module.css`]:
				".a {\nmargin-left: 1px;\nright: 0;\ntext-align: left;\nborder-top-left-radius: 0;\n}",
			[`${ui}/a.tsx`]: "export const a = <p ml={1}\nstyle={{ paddingRight: 1 }} />;",
		},
		found: [
			...[2, 3, 4, 5].map((line) => `${ui}/a.module.css:${line}: `),
			...[1, 2].map((line) => `${ui}/a.tsx:${line}: `),
		],
	},
	"only sizes and weights of the type scale in styles": {
		fine: {
			[`${ui}/a.module.css`]:
				".a { font-size: var(--tw-size-note); font-weight: var(--tw-strong); }\n.b { font-size: 0.85em; font-weight: normal; }",
		},
		violation: { [`${ui}/a.module.css`]: ".a {\nfont-size: 14px;\nfont-weight: 650\n}" },
		found: [2, 3].map((line) => `${ui}/a.module.css:${line}: `),
	},
	"heights follow the text size": {
		fine: {
			[`${ui}/a.module.css`]:
				".row { min-block-size: 2.75rem; line-height: max(1.4, var(--tw-leading)); }\n.text { line-height: 1.6; }\n.sign { line-height: 1; }\n.icon { inline-size: 20px; block-size: 20px; }\n.bar { block-size: 3px; }\n.sheet { block-size: min(88dvh, 760px); }\n.slot > img { block-size: 9rem; }",
			[`${src}/features/home/carousel/carousel.module.css`]: ".slide { block-size: 112px; }",
		},
		violation: {
			[`${ui}/a.module.css`]:
				"@media (width < 9px) {\n.row {\nblock-size: 2.75rem;\nmin-block-size: 44px }\n}\n.text { color: red; line-height: 15px; }\n.low { line-height: 1.4; }\n.wide {\ninline-size: 100%; block-size: 3rem }",
		},
		found: [
			`${ui}/a.module.css:3: block-size: 2.75rem cuts`,
			`${ui}/a.module.css:4: min-block-size: 44px is in pixels`,
			`${ui}/a.module.css:6: line-height: 15px`,
			`${ui}/a.module.css:7: line-height: 1.4`,
			`${ui}/a.module.css:9: block-size: 3rem cuts`,
		],
	},
	"percentages only of definite heights": {
		fine: {
			[`${ui}/a.module.css`]: ".a { block-size: 88dvh; inline-size: 100%; inset-block-start: 50%; }",
			[`${src}/features/support/chat-frame.module.css`]: ".frame { block-size: 100%; }",
		},
		violation: {
			[`${ui}/a.module.css`]:
				"@media (width < 9px) {\n.body {\nblock-size: 100%; }\n}\n.b { min-height: calc(50% - 1px) }",
		},
		found: [`${ui}/a.module.css:3: block-size: 100%`, `${ui}/a.module.css:5: min-height: calc(50% - 1px)`],
	},
	"no field has letters that phones zoom into": {
		fine: {
			[`${ui}/a.tsx`]:
				'import classes from "./a.module.css";\nexport const a = <p className={classes.note}><input className={classes.field} /></p>;',
			[`${ui}/a.module.css`]:
				".field { font-size: var(--tw-size-entry); }\n.note, input::placeholder { font-size: var(--tw-size-note); }",
		},
		violation: {
			[`${ui}/a.tsx`]:
				'import classes from "./a.module.css";\nexport const a = <select className={`${classes.field} b`} />;',
			[`${ui}/a.module.css`]:
				".box {\ncolor: red }\n.box > .field:focus { font-size: var(--tw-size-note); }\n.day > input { font-size: 13px; }",
		},
		found: [
			`${ui}/a.module.css:3: phones zoom into a field with the letters of var(--tw-size-note)`,
			`${ui}/a.module.css:4: phones zoom into a field with the letters of 13px`,
		],
	},
	"each field names its keyboard and its enter key": {
		fine: {
			[`${ui}/a.tsx`]:
				'export const a = (<><input {...b} inputMode="text" enterKeyHint="next" /><input type="date" /></>);',
		},
		violation: {
			[`${ui}/a.tsx`]:
				'export const a = (<>\n<input type="tel" inputMode="tel" />\n<textarea {...b} />\n</>);',
		},
		found: [
			`${ui}/a.tsx:2: <input> has no enterKeyHint`,
			`${ui}/a.tsx:3: <textarea> has no inputMode`,
			`${ui}/a.tsx:3: <textarea> has no enterKeyHint`,
		],
	},
	"no descendant element selectors in CSS modules": {
		fine: {
			[`${ui}/a.module.css`]:
				'.a > p, .a > :is(dt, dd), .a .b, [dir="rtl"] .a, .a[data-pull="far enough"] .b { margin: 0; } /* .a p { } */ .a:not([hidden]) { margin: 0 }\n:global([data-lists="grey"]) .a span { margin: 0; }',
			[`${src}/ui/html/html.module.css`]: ".html p { margin: 0; }",
		},
		violation: {
			[`${ui}/a.module.css`]:
				".total p { margin: 0; }\n.a > dl dt,\n.b > dd { margin: 0; }\n@media print {\n.a :is(h2, h3) { margin: 0; }\n.a * { margin: 0; }\n}",
		},
		found: [
			`${ui}/a.module.css:1: .total p also`,
			`${ui}/a.module.css:2: .a > dl dt also`,
			`${ui}/a.module.css:5: .a :is(h2, h3) also`,
			`${ui}/a.module.css:6: .a * also`,
		],
	},
	"no drawing of an icon is written twice": {
		fine: {
			[`${ui}/a.tsx`]: 'const plus = "M12 5v14M5 12h14";\nconst title = "Market prices";',
			[`${ui}/b.tsx`]: 'const minus = "M5 12h14";\nconst title = "Market prices";',
		},
		violation: {
			[`${ui}/a.tsx`]: 'const plus = "M12 5v14M5 12h14";',
			[`${ui}/b.tsx`]: '\n<path d="M12 5v14M5 12h14" />',
		},
		found: [`${ui}/b.tsx:2: the drawing of ${ui}/a.tsx:1.`],
	},
	"no styles of another folder": {
		fine: {
			[`${ui}/a.tsx`]: 'import classes from "./a.module.css";\nimport { Row } from "../../ui/list/row.tsx";',
		},
		violation: {
			[`${ui}/a.tsx`]:
				'import row from "../../ui/list/row.module.css";\nimport b from "./chart/b.module.css";',
			[`${ui}/b.ts`]: '\nimport "../a.module.css";',
		},
		found: [
			`${ui}/a.tsx:1: ../../ui/list/row.module.css`,
			`${ui}/a.tsx:2: ./chart/b.module.css`,
			`${ui}/b.ts:2: ../a.module.css`,
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
	"the mock platform takes rules and values from the domain, no machine and no port": {
		fine: {
			"packages/domain/src/contract/index.ts": 'export { marginRule } from "./margin.rule.ts";',
			"packages/mock-server/src/a.ts": 'import { marginRule } from "@tradewind/domain/contract"; marginRule;',
		},
		violation: {
			"packages/domain/src/site/index.ts": 'export { siteMachine } from "./site.machine.ts";',
			"packages/mock-server/src/a.ts": 'import { siteMachine } from "@tradewind/domain/site"; siteMachine;',
		},
		found: ["packages/mock-server/src/a.ts:1: siteMachine"],
	},
	"no test has a name of more than 120 characters": {
		fine: { "scripts/a.test.ts": `test("${"a".repeat(120)}", () => {});` },
		violation: {
			"scripts/a.test.ts": `\ntest(\n\t"${"a".repeat(121)}", () => {});`,
			"packages/ui-react/e2e/a.spec.ts": `test.describe(\`${"a".repeat(130)}\`, () => {});`,
		},
		found: [
			"packages/ui-react/e2e/a.spec.ts:1: the name has 130 characters",
			"scripts/a.test.ts:2: the name has 121 characters",
		],
	},
	"no folder or file named utils, helpers, common, misc or types": {
		fine: { [`${ui}/common-price.ts`]: "" },
		violation: { [`${ui}/utils/a.ts`]: "", "packages/domain/src/types.ts": "" },
		found: ["packages/domain/src/types.ts: ", `${ui}/utils/a.ts: `],
	},
	"no check is switched off, no test left out": {
		fine: { [`${ui}/a.test.ts`]: 'test("a", () => expect(only).toBe(skip));' },
		violation: { [`${ui}/a.test.ts`]: 'test.skip("a", () => {});\n// @ts-ignore\na as unknown as B;' },
		found: [3, 2, 1].map((line) => `${ui}/a.test.ts:${line}: `),
	},
	"an index.ts exports only what another package, a script or a test imports": {
		fine: {
			...doors,
			"packages/domain/src/fund/index.ts":
				'export { type Fund, fundOf } from "./fund.ts";\nexport { feeRule, sharesOf } from "./fee.ts";\nexport * as terms from "./terms.ts";',
			"packages/ui-react/src/a.tsx": 'import { type Fund, fundOf as f } from "@tradewind/domain/fund";',
			"packages/ui-react/src/b.ts": 'export { feeRule } from "@tradewind/domain/fund";',
			"reliability/a.test.ts":
				'import * as fund from "@tradewind/domain/fund";\ntype A = fund.terms.Term;\nfund.sharesOf(1);',
			"contracts/src/index.ts": 'export * from "./nouns.ts";',
			"contracts/src/nouns.ts": 'export * as fund from "./fund.ts";',
			"contracts/scripts/a.ts": 'import { fund } from "../src/index.ts";',
		},
		violation: {
			...doors,
			"packages/domain/src/fund/index.ts":
				'export { type Fund, fundOf } from "./fund.ts";\nexport {\n\tfeeRule,\n\tsharesOf as shares,\n} from "./fee.ts";',
			"packages/domain/src/loan/loan.ts": 'import { fundOf } from "../fund/fund.ts";',
			"packages/domain/src/loan/index.ts": 'export { feeRule } from "./loan.ts";',
			"packages/ui-react/src/a.ts":
				'import { feeRule } from "@tradewind/domain/loan";\nimport { Fund } from "./fund.ts";',
			"contracts/src/index.ts": 'export * from "./nouns.ts";',
			"contracts/src/nouns.ts": 'export * as fund from "./fund.ts";\nexport * as loan from "./loan.ts";',
			"scripts/a.ts": 'type A = import("@tradewind/contracts").loan;',
		},
		found: [
			"contracts/src/nouns.ts:1: nothing outside imports fund.",
			"packages/domain/src/fund/index.ts:1: nothing outside imports Fund.",
			"packages/domain/src/fund/index.ts:1: nothing outside imports fundOf.",
			"packages/domain/src/fund/index.ts:3: nothing outside imports feeRule.",
			"packages/domain/src/fund/index.ts:4: nothing outside imports shares.",
		],
	},
	"plain words in docs, comments and test names": {
		fine: {
			"README.md":
				"Run `npm run mend`, see [the page](docs/nobody.md) and [desk.ts](a/desk.ts).\n```sh\nmend\n```",
			"docs/machines.md": "Nobody edits this page.",
			"scripts/docs/a.ts": 'const nobody = "nobody"; // bedroom, `nobody`',
		},
		violation: {
			"docs/a.md": "A page\nthat whoever is\ntold of it can mend.",
			"scripts/docs/a.test.ts":
				'/** What has become\n * of it. */\ntest.each([1])("%s stands there", () => {});\ntest(`anew`, () => {});',
		},
		found: [
			'docs/a.md:2: "whoever"',
			'docs/a.md:2: "is told"',
			'docs/a.md:3: "told of"',
			'docs/a.md:3: "mend"',
			'scripts/docs/a.test.ts:1: "become of"',
			'scripts/docs/a.test.ts:3: "stands there"',
			'scripts/docs/a.test.ts:4: "anew"',
		],
	},
};

const folders: string[] = [];
afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true });
});

const treeOf = (files: Files): string => {
	const folder = mkdtempSync(join(tmpdir(), "tradewind-lint-"));
	folders.push(folder);
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
	return folder;
};

describe("Our own lints", () => {
	test("each lint has a case", () => {
		expect(Object.keys(cases).sort()).toEqual(lints.map(({ name }) => name).sort());
	});

	for (const { name, find } of lints) {
		const { fine = {}, violation = {}, found = [] } = cases[name] ?? {};

		test(`${name}: finds nothing in files without a violation`, () => {
			expect(find(treeOf(fine))).toEqual([]);
		});

		test(`${name}: finds the seeded violations`, () => {
			const problems = find(treeOf(violation));
			expect(problems.map((problem, index) => problem.slice(0, found[index]?.length ?? 0))).toEqual(found);
		});
	}
});

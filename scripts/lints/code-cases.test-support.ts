import { type Cases, type Files, src, ui } from "./lint-case.test-support.ts";

/** The entry points of two packages. */
const doors: Files = {
	"contracts/package.json": '{ "name": "@tradewind/contracts", "exports": { ".": "./src/index.ts" } }',
	"packages/domain/package.json": '{ "name": "@tradewind/domain", "exports": { "./*": "./src/*/index.ts" } }',
};

/** Of the code, its files, comments and tests. */
export const codeCases: Cases = {
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
	"only rules compute figures": {
		fine: {
			[`${ui}/a.tsx`]:
				"BigDecimal.negate(amount); BigDecimal.equals(one, other); sumOfKnown([free, locked]); shapes.round(8);",
			"packages/domain/src/fund/fee.rule.ts": "BigDecimal.multiply(amount, rate);",
			"packages/domain/src/fund/fee.ts":
				'import { round } from "../rule/expression.ts";\nimport { formatFixed } from "../money/decimal.ts";\nround(fee); formatFixed(fee); Math.round(1.5);',
			"packages/domain/src/micro/order/countdown.ts": "BigDecimal.round(seconds);",
		},
		violation: {
			[`${ui}/a.tsx`]: "BigDecimal.sum(margin, fee);\n[fee].map((one) => BigDecimal.multiply(one, rate));",
			[`${src}/figures/b.ts`]:
				'import { round as toCents } from "@tradewind/domain/money";\nexport const b = toCents(value, 2, "down");',
			"packages/domain/src/fund/fee.ts":
				'import { divide } from "../money/decimal.ts";\nBigDecimal.subtract(amount, divide(fee, rate, 2, "up"));',
			"packages/domain/src/micro/order/countdown.ts": "export const seconds = 1;",
		},
		found: [
			"packages/domain/src/fund/fee.ts:2: subtract",
			"packages/domain/src/fund/fee.ts:2: divide",
			"packages/domain/src/micro/order/countdown.ts:1: it computes nothing",
			`${ui}/a.tsx:1: sum`,
			`${ui}/a.tsx:2: multiply`,
			`${src}/figures/b.ts:2: round`,
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

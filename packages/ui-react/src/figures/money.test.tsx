import { accountTotalRule } from "@tradewind/domain/account";
import { hazardRateRule, marginRule } from "@tradewind/domain/contract";
import { decimal, money } from "@tradewind/domain/money";
import type { QueryError } from "@tradewind/domain/request";
import { noFlags, type SiteReading, siteMachine } from "@tradewind/domain/site";
import { Result } from "effect";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { loadFeatureWords, showLanguage } from "../i18n/words.ts";
import { type App, AppProvider } from "../state/app.ts";
import { showCurrency } from "../state/currency.ts";
import { siteSettings, startApp } from "../state/fake-app.test-support.ts";
import { toggleHiddenAmounts } from "../state/use-hidden-amounts.ts";
import { Computation } from "./computation.tsx";
import { ExactMoney } from "./exact-money.tsx";
import { Money } from "./money.tsx";
import { moneyText } from "./money-text.ts";
import { Sum } from "./sum.tsx";
import { loadChecks } from "./use-checks.ts";

const site: SiteReading = {
	settings: siteSettings,
	flags: noFlags,
	contact: { is: "none" },
	status: { isOpen: true, isCompanyMode: false },
	menu: [],
};

/** An app whose site has its settings, and with them its currency symbol. */
const openApp = async (): Promise<App> => {
	const readSite = fromPromise(() =>
		Promise.resolve<Result.Result<SiteReading, QueryError>>(Result.succeed(site)),
	);
	const app = { ...startApp().app, site: createActor(siteMachine.provide({ actors: { readSite } })).start() };
	await waitFor(app.site, ({ context }) => context.settings !== undefined);
	return app;
};

let app: App;

const textOf = (element: ReactNode) =>
	renderToString(<AppProvider value={app}>{element}</AppProvider>)
		.replace(/<[^>]*>/g, " ")
		.replace(/\s+/g, " ")
		.trim();

beforeEach(async () => {
	app = await openApp();
	showCurrency("$");
	await showLanguage("en");
	await loadFeatureWords();
	await loadChecks();
});

describe("A-270: an amount of money", () => {
	test("has its currency and two decimals; an exact one has all of its decimals", () => {
		const amount = money(decimal("11.1257"));
		expect([
			textOf(<Money value={amount} />),
			textOf(<Money value={amount} digits="exact" />),
			textOf(<Money value={money(decimal("534"))} digits="exact" />),
			textOf(<Money value={money(decimal("-2.5"))} sign="always" tone="change" />),
			textOf(<Money value={undefined} digits="exact" />),
			moneyText(amount, { locale: "en", sign: "always" }),
			moneyText(amount, { locale: "en", digits: "exact" }),
		]).toEqual(["$11.13", "$11.1257", "$534.00", "\u2212$2.50", "--", "+$11.13", "$11.1257"]);
	});

	test("A-979: one with more than two decimals is rounded, and a button that shows it exactly", () => {
		const amount = money(decimal("-10.9657"));
		const markup = renderToString(
			<AppProvider value={app}>
				<ExactMoney value={amount} sign="always" tone="change" />
			</AppProvider>,
		);
		expect(markup).toMatch(/^<button type="button"[^>]* aria-pressed="false">/);
		expect([
			textOf(<ExactMoney value={amount} sign="always" tone="change" />),
			textOf(<ExactMoney value={money(decimal("10.9"))} />),
			textOf(<ExactMoney value={undefined} />),
		]).toEqual(["\u2212$10.97 exact", "$10.90", "--"]);
	});

	test("that is not the customer's is shown also while amounts are hidden", () => {
		toggleHiddenAmounts();
		const minimum = money(decimal("10"));
		const texts = [
			textOf(<Money value={minimum} />),
			textOf(<Money value={minimum} isPublic />),
			moneyText(minimum, { locale: "en" }),
			moneyText(minimum, { locale: "en" }, false),
		];
		toggleHiddenAmounts();
		expect(texts).toEqual(["****", "$10.00", "****", "$10.00"]);
	});
});

describe("A-270: a calculation", () => {
	const nameOf = (field: string) => field;

	test("shows money with its currency and exactly, other figures without, and says what pages show", () => {
		expect(
			textOf(
				<Computation
					title="Margin"
					rule={marginRule}
					branch="leveraged"
					nameOf={nameOf}
					figures={{
						quantity: decimal("0.01"),
						contractSize: decimal("100000"),
						price: decimal("1.11257"),
						multiple: decimal("100"),
					}}
					result={decimal("11.1257")}
				/>,
			),
		).toBe(
			"Margin quantity × contractSize × price ÷ multiple 0.01 × 100,000 × 1.11257 ÷ 100 = $11.1257 " +
				"Rule and rounding Exact figure. Elsewhere it is rounded to two decimals: $11.13 Rounded to 6 decimals, half up · Proved for all amounts · Audit reference: contract.margin Copy as audit case",
		);
	});

	test("shows an amount of whole units with two decimals and without a remark, and a rate in percent", () => {
		const [free, locked] = [decimal("500"), decimal("34")];
		expect(
			textOf(
				<>
					<Computation
						title="Total"
						rule={accountTotalRule}
						nameOf={nameOf}
						figures={{ free, locked }}
						result={decimal("534")}
					/>
					<Computation
						title="Rate"
						rule={hazardRateRule}
						nameOf={nameOf}
						figures={{ free, locked, profit: decimal("-1"), margin: decimal("10") }}
						result={decimal("5330")}
					/>
					<Sum title="Sum" parts={[{ key: 1, name: "Part", value: decimal("0.125") }]} />
				</>,
			),
		).toBe(
			"Total free + locked $500.00 + $34.00 = $534.00 Rule and rounding Exact, not rounded · Proved for all amounts · Audit reference: account.total Copy as audit case " +
				"Rate (free + locked + profit) ÷ margin × 100 ($500.00 + $34.00 + (\u2212$1.00)) ÷ $10.00 × 100 = 5,330% " +
				"Rule and rounding Rounded to 2 decimals, never up · Proved for all amounts · Audit reference: contract.hazard-rate Copy as audit case " +
				"Sum Part $0.125 Sum $0.125 Rule and rounding Exact figure. Elsewhere it is rounded to two decimals: $0.13 " +
				"Exact, not rounded · Proved for all amounts · Audit reference: sum.with",
		);
	});
});

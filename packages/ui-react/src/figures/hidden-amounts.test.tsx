import { decimal, money } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadFeatureWords, showLanguage } from "../i18n/words.ts";
import { AppProvider } from "../state/app.ts";
import { startApp } from "../state/fake-app.test-support.ts";
import { NeverHidden, toggleHiddenAmounts } from "../state/use-hidden-amounts.ts";
import { LiveMoney } from "./live-money.tsx";
import { Money, OwnAmount, OwnQuantity } from "./money.tsx";
import { ShowAmounts } from "./show-amounts.tsx";
import { Sum } from "./sum.tsx";

const profit = money(decimal("-0.8"));

const textOf = (element: ReactNode) => {
	const markup = renderToString(<AppProvider value={startApp().app}>{element}</AppProvider>);
	return markup
		.replace(/<[^>]*>/g, " ")
		.replace(/\s+/g, " ")
		.trim();
};

beforeEach(async () => {
	await showLanguage("en");
	await loadFeatureWords();
});
const details = "Rule and rounding Exact, not rounded · Proved for all amounts · Audit reference: sum.with";

beforeEach(toggleHiddenAmounts);
afterEach(toggleHiddenAmounts);

test("Spec 2 §2: hidden amounts are asterisks in figures, live figures, quantities of orders and computations", () => {
	const followed = { get: () => profit, subscribe: () => () => {} };
	expect([
		textOf(<Money value={profit} sign="always" tone="change" />),
		textOf(<LiveMoney of={followed} />),
		textOf(<OwnQuantity value={decimal("0.5")} />),
		textOf(<Sum title="Total" parts={[{ key: 1, name: "Micro", value: profit }]} />),
	]).toEqual(["****", "****", "****", `Total Micro **** Total **** ${details}`]);
});

test("an amount that is not known is not shown as hidden", () => {
	expect(textOf(<Money value={undefined} />)).toBe("--");
});

test("A-170: what is to be paid, signed or confirmed is shown while amounts are hidden, without a button that shows them", () => {
	const asked = (
		<NeverHidden value>
			<Money value={profit} />
			<OwnQuantity value={decimal("0.5")} />
			<OwnAmount value={decimal("100")} currency="EUR" />
			<Sum title="Total" parts={[{ key: 1, name: "Micro", value: profit }]} />
			<ShowAmounts />
		</NeverHidden>
	);
	expect(textOf(asked)).toBe(`−0.80 0.5 100 EUR Total Micro −0.80 Total −0.80 ${details}`);
});

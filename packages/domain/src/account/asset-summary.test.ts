import { describe, expect, test } from "vitest";
import { type Decimal, decimal, money, toText } from "../money/decimal.ts";
import { exampleSettings } from "../site/site-settings.test-support.ts";
import {
	accountFigure,
	shownBalances,
	shownTotal,
	totalBalance,
	withFloatingProfit,
} from "./asset-summary.ts";
import type { AccountKind, Balance } from "./balance.ts";

const textOf = (amount: Decimal | undefined): string => (amount ? toText(amount) : "not known");

const balance = (kind: AccountKind, free: string, locked = "0"): Balance => ({
	accountId: 1,
	kind,
	free: money(decimal(free)),
	locked: money(decimal(locked)),
});
const all = [balance("forex", "1"), balance("micro", "2"), balance("change", "3")];

describe("Spec 1 §6: the accounts that are shown", () => {
	test.each([
		{
			hasContractTrading: true,
			hasMicroTrading: true,
			hasOnlyOneAccount: false,
			shown: "forex micro change",
		},
		{ hasContractTrading: true, hasMicroTrading: false, hasOnlyOneAccount: false, shown: "forex change" },
		{ hasContractTrading: false, hasMicroTrading: true, hasOnlyOneAccount: false, shown: "micro change" },
		{ hasContractTrading: false, hasMicroTrading: false, hasOnlyOneAccount: true, shown: "forex change" },
	])("%j", ({ shown, ...flags }) => {
		const kinds = shownBalances(all, { ...exampleSettings, ...flags }).map(({ kind }) => kind);
		expect(kinds.join(" ")).toBe(shown);
	});
});

describe("Spec 1 §2: the asset summary", () => {
	test("the total counts free and locked money, exactly", () => {
		expect(textOf(totalBalance([balance("forex", "0.1", "0.2"), balance("change", "0.3")]))).toBe("0.6");
	});

	test("the total is not known without accounts, or if the locked money of one is not known", () => {
		const untold = { ...balance("change", "0.3"), locked: undefined };
		expect([totalBalance([]), totalBalance([balance("forex", "0.1", "0.2"), untold])]).toEqual([
			undefined,
			undefined,
		]);
	});

	test("A-412: with open positions the total contains their floating profit", () => {
		const total = totalBalance([balance("forex", "9570.10", "444.89")]);
		expect(textOf(total && withFloatingProfit(total, decimal("-1459.3")))).toBe("8555.69");
	});

	test("A-560: the figure of an account is the sum of its rounded parts, and the shown total is the sum of the figures", () => {
		const accounts = [
			balance("forex", "1.003", "2.001"),
			balance("micro", "0.004"),
			balance("change", "0.004"),
		];
		expect(accounts.map(accountFigure).map(textOf)).toEqual(["3", "0", "0"]);
		expect([textOf(totalBalance(accounts)), textOf(shownTotal(accounts))]).toEqual(["3.012", "3"]);
		expect(textOf(accountFigure(balance("forex", "1.005", "2.005")))).toBe("3.02");
	});

	test("A-560: without accounts, or without the locked money of one, there is no shown total", () => {
		const untold = { ...balance("change", "0.3"), locked: undefined };
		expect([accountFigure(untold), shownTotal([]), shownTotal([balance("forex", "1"), untold])]).toEqual([
			undefined,
			undefined,
			undefined,
		]);
	});

	test("A-560: the floating profit is added as it is shown", () => {
		expect(textOf(withFloatingProfit(money(decimal("3.004")), decimal("0.004")))).toBe("3");
	});
});

import { describe, expect, test } from "vitest";
import { decimal, money, toText } from "../money/decimal.ts";
import { exampleSettings } from "../site/site-settings.test-support.ts";
import { shownBalances, totalBalance } from "./asset-summary.ts";
import type { AccountKind, Balance } from "./balance.ts";

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
		expect(toText(totalBalance([balance("forex", "0.1", "0.2"), balance("change", "0.3")]))).toBe("0.6");
		expect(toText(totalBalance([]))).toBe("0");
	});
});

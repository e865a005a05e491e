import { describe, expect, test } from "vitest";
import { decimal, type Money, money, toText } from "../money/decimal.ts";
import { type AccountDetail, frozenBesideMargin, shownEquity, shownFrozen } from "./account-detail.ts";

const amount = (text: string): Money => money(decimal(text));

describe("Spec 1 §6, Spec 2 §2: the frozen amount beside the margin", () => {
	test.each([
		{ what: "contract orders alone", locked: "15.42", margin: "15.42", frozen: "0" },
		{ what: "contract orders and a running micro order", locked: "65.42", margin: "15.42", frozen: "50" },
		{ what: "a running micro order alone", locked: "50", margin: "0", frozen: "50" },
	])("$what", ({ locked, margin, frozen }) => {
		const found = frozenBesideMargin({ locked: amount(locked), margin: amount(margin) });
		expect(found && toText(found)).toBe(frozen);
	});

	test("is unknown without the margin", () => {
		expect(frozenBesideMargin({ locked: amount("50"), margin: undefined })).toBeUndefined();
	});
});

test("A-560: frozen money is shown so that it and the margin are the locked money, and zero stays zero", () => {
	const shown = (locked: string, margin: string) => {
		const frozen = shownFrozen({ locked: amount(locked), margin: amount(margin) });
		return frozen && toText(frozen);
	};
	expect([shown("544.236", "544.236"), shown("594.236", "544.236"), shown("1.004", "0.996")]).toEqual([
		"0",
		"50",
		"0",
	]);
	expect(shownFrozen({ locked: amount("50"), margin: undefined })).toBeUndefined();
});

describe("A-560: the equity as it is shown", () => {
	const detail: AccountDetail = {
		accountId: 1,
		kind: "forex",
		free: amount("9570.104"),
		locked: amount("444.89"),
		equity: amount("10015.008"),
		margin: amount("444.89"),
		profit: amount("0.014"),
		hazardRate: undefined,
	};
	const shown = (told: Partial<AccountDetail>) => {
		const equity = shownEquity({ ...detail, ...told });
		return equity && toText(equity);
	};

	test("is the account's figure plus the floating profit as they are shown", () => {
		expect(shown({})).toBe("10015");
	});

	test("is the platform's figure where the exact figures do not give it, or one is not reported", () => {
		expect([
			shown({ equity: amount("10020.5") }),
			shown({ profit: undefined }),
			shown({ locked: undefined }),
			shown({ equity: undefined }),
		]).toEqual(["10020.5", "10015.008", "10015.008", undefined]);
	});
});

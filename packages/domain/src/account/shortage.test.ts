import { describe, expect, test } from "vitest";
import { decimal, money, rate, toText } from "../money/decimal.ts";
import type { AccountKind, Balance } from "./balance.ts";
import { type Payment, shortageOf } from "./shortage.ts";

const amountOf = (text: string) => money(decimal(text));

const balance = (kind: AccountKind, free: string, currencyId: number | undefined = 1): Balance => ({
	accountId: { forex: 1, micro: 2, change: 3 }[kind],
	kind,
	currencyId,
	free: amountOf(free),
	locked: amountOf("0"),
});

const accounts = (forex: string, micro: string, change: string): readonly Balance[] => [
	balance("forex", forex),
	balance("micro", micro),
	balance("change", change),
];

const payment = (needed: string, pays: AccountKind = "forex", allowance?: string): Payment => ({
	pays,
	needed: amountOf(needed),
	allowance: allowance === undefined ? undefined : rate(decimal(allowance)),
});

/** `missing: source amount`, or why nothing can be moved. */
const found = (balances: readonly Balance[], paid: Payment): string => {
	const shortage = shortageOf(balances, paid);
	if (!shortage) return "nothing is missing";
	const { missing, move } = shortage;
	return `${toText(missing)}: ${move ? `${move.from.kind} ${toText(move.amount)}` : "none holds enough"}`;
};

describe("A-510: a payment that its account cannot cover", () => {
	test.each([
		["exactly covered", accounts("10", "0", "0"), payment("10"), "nothing is missing"],
		["a deposit that was not moved yet", accounts("0", "0", "500"), payment("10.76"), "10.76: change 10.76"],
		[
			"a shortage with more decimals, rounded up",
			accounts("0.0001", "0", "500"),
			payment("10.755"),
			"10.76: change 10.76",
		],
		["not enough in the cash account", accounts("0", "20", "5"), payment("10"), "10: micro 10"],
		["enough only in the contract account", accounts("20", "0", "5"), payment("10", "micro"), "10: forex 10"],
		["enough only together", accounts("0", "6", "6"), payment("10"), "10: none holds enough"],
		["a fraction of a cent too little", accounts("0", "0", "9.999"), payment("10"), "10: none holds enough"],
		["a negative balance of another account", accounts("0", "0", "-5"), payment("1"), "1: none holds enough"],
		[
			"an allowance for a price that rises",
			accounts("4", "0", "500"),
			payment("10", "forex", "0.01"),
			"6: change 6.1",
		],
		[
			"less than the allowance asks for",
			accounts("4", "0", "6.05"),
			payment("10", "forex", "0.01"),
			"6: change 6.05",
		],
		[
			"an account that the site does not show",
			[balance("change", "500")],
			payment("10"),
			"nothing is missing",
		],
		[
			"money in another currency",
			[balance("forex", "0"), balance("change", "500", 2)],
			payment("10"),
			"10: none holds enough",
		],
		[
			"no known currency",
			[
				{ ...balance("forex", "0"), currencyId: undefined },
				{ ...balance("change", "500"), currencyId: undefined },
			],
			payment("10"),
			"10: none holds enough",
		],
	])("%s", (_, balances, paid, expected) => {
		expect(found(balances, paid)).toBe(expected);
	});

	test("names the paying account and the others", () => {
		const [forex, micro, change] = accounts("1", "2", "3");
		expect(shortageOf(accounts("1", "2", "3"), payment("9", "micro"))).toMatchObject({
			paying: micro,
			others: [forex, change],
		});
	});
});

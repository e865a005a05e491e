import {
	type ContractOrder,
	feeRule,
	floatingProfitRule,
	marginRule,
	netProfitRule,
	returnOnMarginRule,
} from "@tradewind/domain/contract";
import { decimal, money, price, quantity, rate, toText } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { euroDollar, holdingOrder } from "../../../state/fake-app.test-support.ts";
import { type Calculation, orderCalculations } from "./order-calculations.ts";

/** Decimals are equal regardless of trailing zeros. */
const plain = (calculations: readonly Calculation[]) =>
	calculations.map(({ result, told, ...rest }) => ({
		...rest,
		result: toText(result),
		told: told && toText(told),
	}));

const instrument = {
	...euroDollar,
	contractSize: quantity(decimal("1000")),
	feeRate: rate(decimal("0.5")),
	marginMode: "leveraged" as const,
};
const terms = { instrument, feeBasis: "per-quantity" as const };
const { contractSize, feeRate } = instrument;

const held: ContractOrder = {
	...holdingOrder,
	direction: "buy",
	quantity: quantity(decimal("0.5")),
	multiple: rate(decimal("100")),
	isCopy: false,
	askedPrice: price(decimal("1.08402")),
	openPrice: price(decimal("1.08402")),
	latestPrice: price(decimal("1.0845")),
	profit: money(decimal("0.24")),
	margin: money(decimal("5.4201")),
	fee: money(decimal("0.25")),
	stage: "holding",
};

const margin = {
	figure: "margin",
	rule: marginRule,
	branch: "leveraged",
	figures: { quantity: held.quantity, contractSize, price: held.openPrice, multiple: held.multiple },
	result: "5.4201",
	told: "5.4201",
};
const fee = {
	figure: "fee",
	rule: feeRule,
	branch: "per-quantity",
	figures: { quantity: held.quantity, margin: held.margin, feeRate },
	result: "0.25",
	told: "0.25",
};
const profit = {
	figure: "profit",
	rule: floatingProfitRule,
	branch: "buy",
	figures: { openPrice: held.openPrice, price: held.latestPrice, quantity: held.quantity, contractSize },
	result: "0.24",
	told: "0.24",
};

test("A-141: margin, fee and floating profit of an open order are shown beside the platform's figures", () => {
	expect(plain(orderCalculations(held, terms))).toEqual([margin, fee, profit]);
});

test("a closed order has its profit, and its net profit and return on margin, which the platform does not report", () => {
	expect(plain(orderCalculations({ ...held, stage: "closed" }, terms))).toEqual([
		margin,
		fee,
		{ ...profit, figure: "closedProfit" },
		{
			figure: "netProfit",
			rule: netProfitRule,
			branch: undefined,
			figures: { profit: held.profit, fee: held.fee },
			result: "-0.01",
			told: undefined,
		},
		{
			figure: "return",
			rule: returnOnMarginRule,
			branch: undefined,
			figures: { profit: held.profit, margin: held.margin },
			result: "4.43",
			told: undefined,
		},
	]);
});

test("a pending order is calculated from its target price, and the platform reports no fee before the fill", () => {
	const pending: ContractOrder = {
		...held,
		openPrice: undefined,
		fee: money(decimal("0")),
		stage: "pending",
	};
	expect(plain(orderCalculations(pending, terms))).toEqual([margin, { ...fee, told: undefined }]);
});

test("a cancelled order has only a margin", () => {
	expect(plain(orderCalculations({ ...held, openPrice: undefined, stage: "cancelled" }, terms))).toEqual([
		margin,
	]);
});

test("where the platform's figure differs, both figures are shown", () => {
	const [first] = plain(orderCalculations({ ...held, margin: money(decimal("6")) }, terms));
	expect(first).toEqual({ ...margin, told: "6" });
});

test("figures that a rule refuses are not explained", () => {
	const odd: ContractOrder = {
		...held,
		multiple: rate(decimal("0")),
		quantity: quantity(decimal("-1")),
		margin: money(decimal("0")),
		fee: money(decimal("-1")),
		stage: "closed",
	};
	expect(plain(orderCalculations(odd, terms))).toEqual([]);
	expect(plain(orderCalculations({ ...odd, openPrice: undefined }, terms))).toEqual([]);
});

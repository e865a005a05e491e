import { expect, test } from "vitest";
import { decimal, quantity } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { moneyOf } from "../contract.test-support.ts";
import { netPositionOf } from "./net-position.ts";

const position = (direction: "buy" | "sell", size: string, profit: string | undefined) => ({
	direction,
	quantity: quantity(decimal(size)),
	profit: profit === undefined ? undefined : moneyOf(profit),
});

test.each([
	[
		"one buy is itself",
		[position("buy", "0.1", "2.5")],
		{ direction: "buy", quantity: "0.1", profit: "2.5" },
	],
	[
		"sells reduce buys",
		[position("buy", "0.3", "2.5"), position("sell", "0.1", "-4")],
		{ direction: "buy", quantity: "0.2", profit: "-1.5" },
	],
	[
		"more sells than buys are a sell",
		[position("buy", "0.1", "1"), position("sell", "0.25", "1")],
		{ direction: "sell", quantity: "0.15", profit: "2" },
	],
	[
		"equal buys and sells have no direction, but a result",
		[position("buy", "0.1", "1"), position("sell", "0.1", "-3")],
		{ direction: undefined, quantity: "0", profit: "-2" },
	],
	[
		"a profit that is not reported leaves the sum unknown",
		[position("buy", "0.1", "1"), position("buy", "0.1", undefined)],
		{ direction: "buy", quantity: "0.2", profit: undefined },
	],
] as const)("A-660: %s", (_, orders, net) => {
	expect(plain(netPositionOf(orders))).toEqual(net);
});

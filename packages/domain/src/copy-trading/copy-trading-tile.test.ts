import { expect, test } from "vitest";
import { mia } from "./copy-trading.test-support.ts";
import { copyTradingTile } from "./copy-trading-tile.ts";

test.each([
	["a trader", { ...mia, isTrader: true }, "my followers"],
	["a customer who is not a trader", mia, "trader application"],
	["a visitor", undefined, "trader application"],
] as const)("Spec 2 §2: the tile leads %s to %s", (_, customer, leadsTo) => {
	expect(copyTradingTile(customer)).toBe(leadsTo);
});

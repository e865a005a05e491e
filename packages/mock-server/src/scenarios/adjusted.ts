import { decimal, money } from "@tradewind/domain/money";
import { gmt } from "../clock/gmt.ts";
import { free, minus } from "../ledger/wallet.ts";
import type { Scenario } from "./scenario.ts";
import { mia } from "./set-up.ts";
import { untraded } from "./untraded.ts";

const amount = money(decimal("12.5"));

export const adjusted: Scenario = {
	name: "adjusted",
	shows: "A person at the platform has credited Mia with a typed memo",
	setUp: (world) => {
		untraded.setUp(world);
		world.ledger.post({
			at: gmt(world.clock.now()).subtract(1, "hour").valueOf(),
			occasion: "adjustment",
			orderId: undefined,
			memo: "Refund of a bank charge, case 4711",
			postings: [
				{ account: "company:capital", amount: minus(amount) },
				{ account: free(mia, "change"), amount },
			],
		});
	},
};

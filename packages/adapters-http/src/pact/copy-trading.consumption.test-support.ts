import { copyTrading } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { decimal, Leaders } from "@tradewind/domain";
import { type Consumption, overHttp } from "./consumption.test-support.ts";

/** The ranking of leaders. */
export const copyTradingConsumptions: readonly Consumption[] = [
	{
		call: copyTrading.getRanking,
		given: providerStates.ranked,
		answer: "success",
		does: overHttp(Leaders.use(({ ranking }) => ranking({ order: "threeWeekReturn", page: 1 }))),
		gives: {
			value: {
				rows: [
					{
						userId: 1001,
						nickname: "Ada",
						avatar: "",
						code: "TW1001",
						multiple: decimal("50"),
						threeWeekReturn: decimal("12.34"),
						threeWeekWins: decimal("63.64"),
						threeWeekProfit: decimal("1234.5"),
						totalReturn: decimal("20.11"),
						totalTrades: 132,
					},
				],
				total: 1,
				extra: undefined,
			},
		},
	},
];

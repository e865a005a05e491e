import { copyTrading } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { type LeaderOrder, Leaders } from "@tradewind/domain/copy-trading";
import { decimal } from "@tradewind/domain/money";
import { type Consumption, overHttp } from "./consumption.test-support.ts";

const { input } = copyTrading.getRanking.example;

const ranked = {
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
};

const inOrder = (order: LeaderOrder, otherwise: Pick<Consumption, "when" | "input"> = {}): Consumption => ({
	call: copyTrading.getRanking,
	...otherwise,
	given: providerStates.ranked,
	answer: "success",
	does: overHttp(Leaders.use(({ ranking }) => ranking({ order, page: 1 }))),
	gives: { value: ranked },
});

/** The ranking of leaders, by each of the figures that it can be in the order of. */
export const copyTradingConsumptions: readonly Consumption[] = [
	inOrder("threeWeekReturn"),
	inOrder("threeWeekWins", { when: "by wins", input: { ...input, sort: "three_week_win" } }),
	inOrder("threeWeekProfit", { when: "by profit", input: { ...input, sort: "three_week_profit" } }),
	inOrder("totalReturn", { when: "by the whole return", input: { ...input, sort: "total_rate" } }),
];

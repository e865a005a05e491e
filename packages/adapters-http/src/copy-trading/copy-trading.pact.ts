import { copyTrading } from "@tradewind/contracts";
import { type LeaderOrder, Leaders } from "@tradewind/domain/copy-trading";
import { decimal } from "@tradewind/domain/money";
import { consumes, onePage } from "../pact/consumer-test.ts";

const leader = {
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
};

const ranking = (order: LeaderOrder) => Leaders.use((port) => port.ranking({ order, page: 1 }));
const by = (sort: string) => ({ input: { ...copyTrading.getRanking.example.input, sort } });

export const pact = [
	consumes(copyTrading.getRanking, ranking("threeWeekReturn"), onePage(leader)),
	consumes(copyTrading.getRanking, ranking("threeWeekWins"), onePage(leader), {
		when: "by wins",
		...by("three_week_win"),
	}),
	consumes(copyTrading.getRanking, ranking("threeWeekProfit"), onePage(leader), {
		when: "by profit",
		...by("three_week_profit"),
	}),
	consumes(copyTrading.getRanking, ranking("totalReturn"), onePage(leader), {
		when: "by the whole return",
		...by("total_rate"),
	}),
];

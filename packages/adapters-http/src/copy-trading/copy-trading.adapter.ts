import { copyTrading as contract, type RowOf } from "@tradewind/contracts";
import { type Leader, Leaders, userId } from "@tradewind/domain/copy-trading";
import { money, rate } from "@tradewind/domain/money";
import { adapter } from "../http/adapter.ts";
import { figureOrNone } from "../wire/wire-decimal.ts";

/** The ranking of leaders over HTTP. */
export const leaders = adapter(Leaders, (http) => ({
	ranking: ({ order, page }) =>
		http.page(contract.getRanking, { sort: sorts[order], page: String(page) }, leaderOf),
}));

const sorts = {
	threeWeekReturn: "three_week_rate",
	threeWeekWins: "three_week_win",
	threeWeekProfit: "three_week_profit",
	totalReturn: "total_rate",
} as const;

const leaderOf = (item: RowOf<typeof contract.getRanking>): Leader => ({
	userId: userId(item.user.id),
	nickname: item.user.nickname ?? "",
	avatar: item.user.avatar ?? "",
	code: item.code ?? "",
	multiple: figureOrNone(item.multiple, rate),
	threeWeekReturn: figureOrNone(item.three_week_rate, rate),
	threeWeekWins: figureOrNone(item.three_week_win, rate),
	threeWeekProfit: figureOrNone(item.three_week_profit, money),
	totalReturn: figureOrNone(item.total_rate, rate),
	totalTrades: item.total_trade_num ?? undefined,
});

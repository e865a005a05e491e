import { copyTrading as contract, type ReplyOf } from "@tradewind/contracts";
import { type Leader, type Leaders, userId } from "@tradewind/domain/copy-trading";
import { money, rate } from "@tradewind/domain/money";
import { Effect } from "effect";
import type { Http } from "./http.ts";
import { decimalOf } from "./wire-decimal.ts";

/** The ranking of leaders over HTTP. */
export const leaders = (http: Http): Leaders["Service"] => ({
	ranking: ({ order, page }) =>
		Effect.map(
			http.ask(contract.getRanking, { sort: sorts[order], page: String(page) }),
			({ data, total }) => ({
				rows: data.map(leaderOf),
				total,
				extra: undefined,
			}),
		),
});

const sorts = {
	threeWeekReturn: "three_week_rate",
	threeWeekWins: "three_week_win",
	threeWeekProfit: "three_week_profit",
	totalReturn: "total_rate",
} as const;

const leaderOf = (item: ReplyOf<typeof contract.getRanking>["data"][number]): Leader => ({
	userId: userId(item.user.id),
	nickname: item.user.nickname,
	avatar: item.user.avatar,
	code: item.code,
	multiple: rate(decimalOf(item.multiple)),
	threeWeekReturn: rate(decimalOf(item.three_week_rate)),
	threeWeekWins: rate(decimalOf(item.three_week_win)),
	threeWeekProfit: money(decimalOf(item.three_week_profit)),
	totalReturn: rate(decimalOf(item.total_rate)),
	totalTrades: item.total_trade_num,
});

import { copyTrading as calls } from "@tradewind/contracts";
import { toText } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { reply } from "../api/answer.ts";
import { publicRoute, type Route } from "../api/route.ts";
import type { World } from "../world.ts";
import { figuresOf } from "./leader.ts";

const pageSize = 20;

export const copyTradingRoutes = ({ leaders, clock }: World): readonly Route[] => [
	publicRoute(calls.getRanking, ({ input: { sort, page } }) => {
		const ranked = leaders
			.all()
			.map((leader) => ({ leader, figures: figuresOf(leader, clock.now()) }))
			.sort(
				(one, other) =>
					BigDecimal.Order(other.figures[sort], one.figures[sort]) || one.leader.id - other.leader.id,
			);
		const from = (Number(page) - 1) * pageSize;
		return reply({
			data: ranked.slice(from, from + pageSize).map(({ leader, figures }) => ({
				user: { id: leader.id, nickname: leader.nickname, avatar: leader.avatar },
				code: `TW${leader.id}`,
				multiple: toText(leader.multiple),
				three_week_rate: toText(figures.three_week_rate),
				three_week_win: toText(figures.three_week_win),
				three_week_profit: toText(figures.three_week_profit),
				total_rate: toText(figures.total_rate),
				total_trade_num: leader.trades.length,
			})),
			total: ranked.length,
		});
	}),
];

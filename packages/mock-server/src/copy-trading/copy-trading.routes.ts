import { copyTrading as calls } from "@tradewind/contracts";
import { toText } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { pageReply } from "../api/answer.ts";
import { publicRoute } from "../api/route.ts";
import type { Core } from "../core.ts";
import { figuresOf, type Leader } from "./leader.ts";
import { leaderPicture } from "./leader-picture.ts";
import { createLeaders } from "./leaders.ts";

export const copyTrading = ({ seed, market, startedAt, clock }: Core) => {
	const leaders = createLeaders(seed, market, startedAt);
	return {
		leaders,
		pictureOf: leaderPicture,
		routes: [
			publicRoute(calls.getRanking, ({ input: { sort, page } }) => {
				const ranked = leaders
					.all()
					.map((leader) => ({ leader, figures: figuresOf(leader, clock.now()) }))
					.sort(
						(one, other) =>
							BigDecimal.Order(other.figures[sort], one.figures[sort]) || one.leader.id - other.leader.id,
					);
				return pageReply(ranked, page, wireLeader);
			}),
		],
	};
};

interface Ranked {
	readonly leader: Leader;
	readonly figures: ReturnType<typeof figuresOf>;
}

const wireLeader = ({ leader, figures }: Ranked) => ({
	user: { id: leader.id, nickname: leader.nickname, avatar: leader.avatar },
	code: `TW${leader.id}`,
	multiple: toText(leader.multiple),
	three_week_rate: toText(figures.three_week_rate),
	three_week_win: toText(figures.three_week_win),
	three_week_profit: toText(figures.three_week_profit),
	total_rate: toText(figures.total_rate),
	total_trade_num: leader.trades.length,
});

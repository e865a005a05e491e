import { balanceAfterCheck, equityCheck, heldMarginCheck, idleLevelCheck } from "@tradewind/domain/account";
import { type Breach, breachOf, type Check } from "@tradewind/domain/check";
import {
	closedProfitCheck,
	coverCheck,
	historyCoverCheck,
	historyFeeCheck,
	historyProfitCheck,
	totalLevelCheck,
	totalMarginCheck,
	totalProfitCheck,
} from "@tradewind/domain/contract";
import { followedProfitCheck, followersProfitCheck, leaderWinsCheck } from "@tradewind/domain/copy-trading";
import { incomeCheck } from "@tradewind/domain/fund";
import { interestCheck, overdueInterestCheck } from "@tradewind/domain/loan";
import { microLossCheck, microWinCheck } from "@tradewind/domain/micro";
import { withdrawalFeeCheck } from "@tradewind/domain/withdrawal";

/** The checks of each kind of answer, by what they protect. */
const checks = {
	equity: [equityCheck],
	"held margin": [heldMarginCheck],
	"level of the account": [idleLevelCheck],
	"balance after": [balanceAfterCheck],
	"total profit": [totalProfitCheck],
	"total margin": [totalMarginCheck],
	"total level": [totalLevelCheck],
	totals: [totalProfitCheck, totalMarginCheck, totalLevelCheck],
	"history profit": [historyProfitCheck],
	"history fee": [historyFeeCheck],
	"history cover": [historyCoverCheck],
	"history net": [historyProfitCheck, historyFeeCheck, historyCoverCheck],
	"closed profit": [closedProfitCheck],
	cover: [coverCheck],
	"closed net": [closedProfitCheck, coverCheck],
	"micro result": [microWinCheck, microLossCheck],
	"loan interest": [interestCheck, overdueInterestCheck],
	"fund income": [incomeCheck],
	"withdrawal fee": [withdrawalFeeCheck],
	"leader's wins": [leaderWinsCheck],
	"followed profit": [followedProfitCheck],
	"followers' profit": [followersProfitCheck],
};

type Checks = typeof checks;
export type CheckedFigure = keyof Checks;
export type AnswerOf<Figure extends CheckedFigure> =
	Checks[Figure][number] extends Check<infer Answer> ? Answer : never;

/** Why a figure cannot be trusted; `undefined` if nothing contradicts it. */
export const breachIn = <Figure extends CheckedFigure>(
	figure: Figure,
	answer: AnswerOf<Figure>,
): Breach | undefined => {
	// The answer is that of all checks of the figure.
	const ofFigure = checks[figure] as readonly Check<AnswerOf<Figure>>[];
	for (const check of ofFigure) {
		const breach = breachOf(check, answer);
		if (breach) return breach;
	}
	return undefined;
};

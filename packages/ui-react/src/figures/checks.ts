import { balanceAfterCheck, equityCheck, heldMarginCheck, idleLevelCheck } from "@tradewind/domain/account";
import { type Breach, breachOf, type Check } from "@tradewind/domain/check";
import {
	closedProfitCheck,
	coverCheck,
	historyCoverCheck,
	historyFeeCheck,
	historyProfitCheck,
	type PushedTotals,
	totalLevelCheck,
	totalMarginCheck,
	totalProfitCheck,
} from "@tradewind/domain/contract";
import { followedProfitCheck, leaderWinsCheck } from "@tradewind/domain/copy-trading";
import { incomeCheck } from "@tradewind/domain/fund";
import { interestCheck, overdueInterestCheck } from "@tradewind/domain/loan";
import { microLossCheck, microWinCheck } from "@tradewind/domain/micro";
import { withdrawalFeeCheck } from "@tradewind/domain/withdrawal";
import type { App } from "../state/app.ts";

export { CopyCase } from "./copy-case.tsx";
export { Untrusted } from "./untrusted.tsx";

/** The checks of each kind of answer, by what they protect. This file loads when the browser is idle: no page waits for it. */
const checks = {
	equity: [equityCheck],
	"held margin": [heldMarginCheck],
	"level of the account": [idleLevelCheck],
	"balance after": [balanceAfterCheck],
	"total profit": [totalProfitCheck],
	"total margin": [totalMarginCheck],
	"total level": [totalLevelCheck],
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

/**
 * Reports the pushes of the totals of which one cannot be trusted: only in a push they are of the same moment as the orders. The
 * next push or reading ends it.
 */
export const watchTotals = (
	{ realtime, orders }: Pick<App, "realtime" | "orders">,
	report: (wrong: PushedTotals | undefined) => void,
): (() => void) => {
	const pushes = realtime.on("push", ({ push }) => {
		if (push.type !== "trade") return;
		const pushed = { update: push.update, held: orders.getSnapshot().context.holding };
		report(totals.some((figure) => breachIn(figure, pushed)) ? pushed : undefined);
	});
	const readings = orders.subscribe((snapshot) => {
		if (snapshot.matches("refreshing")) report(undefined);
	});
	return () => {
		pushes.unsubscribe();
		readings.unsubscribe();
	};
};

const totals = ["total profit", "total margin", "total level"] as const;

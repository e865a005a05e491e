import { Result } from "effect";
import { type Rate, rate } from "../money/decimal.ts";
import { barChangeRule } from "./bar-change.rule.ts";
import type { Candle } from "./candle.ts";

type Closed = Pick<Candle, "close">;

/** The change of a bar by `market.bar-change`; `undefined` without a previous bar, or if it closed at zero. */
export const barChange = (bar: Closed, before: Closed | undefined): Rate | undefined => {
	const made = before && barChangeRule.compute({ close: bar.close, before: before.close });
	return made && Result.getOrUndefined(Result.map(made, ({ percent }) => rate(percent)));
};

import { toText } from "../money/decimal.ts";
import { breachOf, type Check } from "./check.ts";

/** `agrees`, `not decided`, or both sides. */
export const found = <Answer>(check: Check<Answer>, answer: Answer): string => {
	const breach = breachOf(check, answer);
	if (breach) return `${toText(breach.reported)} is not ${breach.relation} ${toText(breach.other)}`;
	return check.sides(answer) ? "agrees" : "not decided";
};

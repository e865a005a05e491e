import { ratePercentRule } from "@tradewind/domain/loan";
import type { Rate } from "@tradewind/domain/money";
import { Result } from "effect";
import type { ReactNode } from "react";
import { decimalsOf } from "../../figures/decimals-of.ts";
import { Figure } from "../../figures/figure.tsx";

/** A rate of a loan in percent, with all its digits (Spec 2 §3). */
export const Percent = ({ rate }: { readonly rate: Rate | undefined }): ReactNode => {
	const percent = rate && Result.getOrUndefined(ratePercentRule.compute({ rate }))?.percent;
	return <Figure value={percent} digits={percent ? decimalsOf(percent) : 0} unit="%" />;
};

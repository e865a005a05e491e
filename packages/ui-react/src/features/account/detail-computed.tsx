import { type AccountDetail, accountTotalRule, hazardRateRule } from "@tradewind/domain";
import { BigDecimal, Result } from "effect";
import type { ReactNode } from "react";
import { Computation } from "../../figures/computation.tsx";
import { Sum } from "../../figures/sum.tsx";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../shell/app.ts";
import { useSelected } from "../../shell/use-selected.ts";

/** What an account is worth and how safe it is, by the rules, beside what the platform says (docs/assumptions.md, A-141). */
export const DetailComputed = ({ detail }: { readonly detail: AccountDetail }): ReactNode => {
	const { say } = useWords();
	const { free, locked, profit, equity } = detail;
	// The rate is of what is held: orders that wait lock money, and risk none.
	const holding = useSelected(useApp().orders, ({ context }) => context.holding);
	const margin = BigDecimal.sumAll(holding.map((order) => order.margin));
	if (detail.kind !== "forex") {
		const made = Result.getOrUndefined(accountTotalRule.compute({ free, locked }));
		return made ? (
			<Computation
				title={say("account.balance")}
				rule={accountTotalRule}
				nameOf={(figure) => say(figure === "free" ? "account.free" : "account.locked")}
				figures={{ free, locked }}
				result={made.total}
				told={equity}
			/>
		) : null;
	}
	const names = { free: "account.free", locked: "account.locked", profit: "account.profit" } as const;
	const hazard = Result.getOrUndefined(hazardRateRule.compute({ free, margin, profit }));
	return (
		<>
			<Sum
				title={say("account.equity")}
				parts={(["free", "locked", "profit"] as const).map((key) => ({
					key,
					name: say(names[key]),
					value: detail[key],
				}))}
				told={equity}
			/>
			{hazard && !BigDecimal.isZero(margin) ? (
				<Computation
					title={say("account.hazardRate")}
					rule={hazardRateRule}
					nameOf={(figure) => say(`account.${figure}`)}
					figures={{ free, margin, profit }}
					result={hazard.hazardRate}
					told={detail.hazardRate}
				/>
			) : null}
		</>
	);
};

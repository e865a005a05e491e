import {
	accountFigure,
	accountTotalRule,
	type Balance,
	shownTotal,
	totalBalance,
	withFloatingProfit,
} from "@tradewind/domain/account";
import type { Money } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { BigDecimal, Result } from "effect";
import type { ReactNode } from "react";
import { Computation } from "../../figures/computation.tsx";
import { Sum } from "../../figures/sum.tsx";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { floatingProfit } from "./floating-profit.ts";

export interface BalanceComputationsProps {
	readonly balances: readonly Balance[];
	/** The floating profit of another moment than now. */
	readonly floating?: Money | undefined;
}

/** The computations of the total of the accounts and of each account's value (Spec 1 §2, §3). */
export const BalanceComputations = (props: BalanceComputationsProps): ReactNode => {
	const { balances } = props;
	const { t } = useWords();
	const worth = balances.flatMap(({ accountId, kind, free, locked }) => {
		if (!locked) return [];
		const made = Result.getOrUndefined(accountTotalRule.compute({ free, locked }));
		return made ? [{ accountId, name: t(`shared.balance.${kind}`), free, locked, worth: made.total }] : [];
	});
	const live = useSelector(useApp().orders, floatingProfit);
	const floating = props.floating ?? live;
	const total = shownTotal(balances);
	return (
		<>
			<Sum
				title={t("shared.balance.total")}
				parts={worth.map(({ accountId, name, worth: value }) => ({ key: accountId, name, value }))}
				onPages={total}
			/>
			{floating && !BigDecimal.isZero(floating) ? (
				<Sum
					title={t("shared.balance.withOpen")}
					parts={[
						{ key: "total", name: t("shared.balance.total"), value: totalBalance(balances) },
						{ key: "floating", name: t("shared.balance.floating"), value: floating },
					]}
					onPages={total && withFloatingProfit(total, floating)}
				/>
			) : null}
			{worth.map(({ accountId, name, free, locked, worth: result }) => (
				<Computation
					key={accountId}
					title={name}
					rule={accountTotalRule}
					nameOf={(figure) => t(figure === "free" ? "shared.balance.free" : "shared.balance.locked")}
					figures={{ free, locked }}
					result={result}
					onPages={accountFigure({ free, locked })}
				/>
			))}
		</>
	);
};

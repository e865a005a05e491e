import { accountTotalRule, type Balance } from "@tradewind/domain/account";
import { Result } from "effect";
import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import { Computation } from "./computation.tsx";
import { Sum } from "./sum.tsx";

/** The computations of the total of the accounts and of each account's value (Spec 1 §2, §3). */
export const BalanceComputations = ({ balances }: { readonly balances: readonly Balance[] }): ReactNode => {
	const { t } = useWords();
	const worth = balances.flatMap(({ accountId, kind, free, locked }) => {
		const made = Result.getOrUndefined(accountTotalRule.compute({ free, locked }));
		return made ? [{ accountId, name: t(`shared.balance.${kind}`), free, locked, total: made.total }] : [];
	});
	return (
		<>
			<Sum
				title={t("shared.balance.total")}
				parts={worth.map(({ accountId, name, total }) => ({ key: accountId, name, value: total }))}
			/>
			{worth.map(({ accountId, name, free, locked, total }) => (
				<Computation
					key={accountId}
					title={name}
					rule={accountTotalRule}
					nameOf={(figure) => t(figure === "free" ? "shared.balance.free" : "shared.balance.locked")}
					figures={{ free, locked }}
					result={total}
				/>
			))}
		</>
	);
};

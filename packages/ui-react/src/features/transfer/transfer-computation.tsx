import type { Money } from "@tradewind/domain/money";
import type { TransferAccount } from "@tradewind/domain/transfer";
import { BigDecimal } from "effect";
import type { ReactNode } from "react";
import { Sum } from "../../figures/sum.tsx";
import { useWords } from "../../i18n/words.ts";

export interface TransferComputationProps {
	readonly from: TransferAccount;
	readonly to: TransferAccount;
	readonly amount: Money;
}

/** The free balances after a transfer: those before it, less or plus its amount. */
export const TransferComputation = ({ from, to, amount }: TransferComputationProps): ReactNode => {
	const { t } = useWords();
	const sides = [
		{ account: from, moved: BigDecimal.negate(amount) },
		{ account: to, moved: amount },
	];
	return sides.map(({ account, moved }) => (
		<Sum
			key={account.accountId}
			title={t("transfer.after.of", { account: t(`shared.balance.${account.kind}`) })}
			parts={[
				{ key: "free", name: t("shared.balance.free"), value: account.free },
				{ key: "moved", name: t("transfer.title"), value: moved },
			]}
		/>
	));
};

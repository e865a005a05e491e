import type { AccountKind } from "@tradewind/domain/account";
import type { ReactNode } from "react";
import { Money } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useAccounts } from "../../../state/use-accounts.ts";

/** The account that pays, and its available money: `--` until it is known. */
export const PayingAccount = ({ pays }: { readonly pays: AccountKind }): ReactNode => {
	const { t } = useWords();
	const account = useAccounts()?.find(({ kind }) => kind === pays);
	return (
		<span>
			{t("shared.paying.from", { account: t(`shared.balance.${pays}`) })}
			{" · "}
			{t("shared.balance.free")} <Money value={account?.free} />
		</span>
	);
};

import type { TransferAccount } from "@tradewind/domain/transfer";
import type { Translate } from "../../../i18n/translator.ts";

/** The name of an account; its number if the site does not show it any more. */
export const accountName = (
	id: number,
	accounts: readonly Pick<TransferAccount, "accountId" | "kind">[],
	t: Translate,
): string => {
	const account = accounts.find(({ accountId }) => accountId === id);
	return account ? t(`shared.balance.${account.kind}`) : t("transfer.account", { number: String(id) });
};

import { cashAccountKind } from "@tradewind/domain/account";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useSettings } from "../../state/use-settings.ts";
import { Explained } from "./deposit-parts.tsx";

/** The account that a deposit is paid into (docs/assumptions.md, A-320). */
export const PaidInto = (): ReactNode => {
	const { t } = useWords();
	const account = t(`shared.balance.${cashAccountKind(useSettings())}`);
	return <Explained>{t("deposit.paidInto", { account })}</Explained>;
};

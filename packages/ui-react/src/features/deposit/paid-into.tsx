import { cashAccountKind } from "@tradewind/domain/account";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useSettings } from "../../state/use-settings.ts";
import { Explained } from "./deposit-parts.tsx";

/** The account that a deposit is paid into, and what to do with it there (docs/assumptions.md, A-320). */
export const PaidInto = ({ isDone = false }: { readonly isDone?: boolean }): ReactNode => {
	const { t } = useWords();
	const settings = useSettings();
	const text = t("deposit.paidInto", { account: t(`shared.balance.${cashAccountKind(settings)}`) });
	return (
		<Explained>
			{text}
			{isDone && !settings.hasOnlyOneAccount ? (
				<>
					<br />
					{t("deposit.thenMove")}
				</>
			) : null}
		</Explained>
	);
};

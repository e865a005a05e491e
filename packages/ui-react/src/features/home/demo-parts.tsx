import { accountFigure, type Balance } from "@tradewind/domain/account";
import type { ReactNode } from "react";
import { Money } from "../../figures/money.tsx";
import { useWords } from "../../i18n/words.ts";
import classes from "./asset-summary.module.css";

/** What the total of a demo account consists of: the ticket has the money of one of the accounts only. */
export const DemoParts = (props: { readonly of: readonly Balance[] }): ReactNode => {
	const { t } = useWords();
	return props.of.map((account) =>
		account.kind === "change" ? null : (
			<span key={account.accountId} className={classes.part}>
				{t(`shared.product.${account.kind === "forex" ? "contract" : "micro"}`)}{" "}
				<Money value={accountFigure(account)} />{" "}
			</span>
		),
	);
};

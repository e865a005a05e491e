import { coinsToRepay, type RepaymentAccount } from "@tradewind/domain/loan";
import type { Money as Amount } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { Money, OwnAmount } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { CardChoice } from "../../../ui/form/card-choice.tsx";
import { accountName } from "./account-name.ts";
import classes from "./repayment.module.css";

/** The choice of a coin and its network, with the amount in coins before it is chosen (docs/assumptions.md, A-624). */
export const AccountChoice = (props: {
	readonly accounts: readonly RepaymentAccount[];
	readonly chosen: RepaymentAccount | undefined;
	readonly toRepay: Amount | undefined;
	readonly error: string | undefined;
	readonly onChoose: (id: RepaymentAccount["id"]) => void;
}): ReactNode => {
	const { t } = useWords();
	return (
		<CardChoice
			name="account"
			label={t("loan.repayment.network")}
			options={props.accounts.map((account) => {
				const { id, currencyCode, protocolCode, price } = account;
				const coins = coinsToRepay(props.toRepay, account);
				return {
					id,
					card: (
						<span className={classes.account}>
							<strong>{accountName(currencyCode, protocolCode)}</strong>{" "}
							{coins ? (
								<>
									<OwnAmount value={coins} currency={currencyCode} />{" "}
									<span className={classes.note}>
										1 {currencyCode} = <Money value={price} digits="exact" isPublic />
									</span>
								</>
							) : null}
						</span>
					),
				};
			})}
			chosen={props.chosen?.id}
			error={props.error}
			onChoose={props.onChoose}
		/>
	);
};

import { coinsToRepay, type RepaymentAccount } from "@tradewind/domain/loan";
import type { Money as Amount } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { Money, OwnAmount } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { CardChoice } from "../card-choice.tsx";
import { accountName } from "./account-name.ts";
import classes from "./repayment.module.css";

/** The choice of a coin and its network, with the amount in coins before it is chosen (docs/assumptions.md, A-624). */
export const AccountChoice = (props: {
	readonly accounts: readonly RepaymentAccount[];
	readonly chosen: RepaymentAccount | undefined;
	readonly toRepay: Amount | undefined;
	readonly onChoose: (id: RepaymentAccount["id"]) => void;
}): ReactNode => {
	const { t } = useWords();
	return (
		<CardChoice
			name="account"
			label={t("loan.repayment.network")}
			options={props.accounts.map((account) => ({
				id: account.id,
				card: <AccountFacts account={account} toRepay={props.toRepay} />,
			}))}
			chosen={props.chosen?.id}
			onChoose={props.onChoose}
		/>
	);
};

const AccountFacts = (props: {
	readonly account: RepaymentAccount;
	readonly toRepay: Amount | undefined;
}): ReactNode => {
	const { currencyCode, protocolCode, price } = props.account;
	const coins = coinsToRepay(props.toRepay, props.account);
	return (
		<span className={classes.account}>
			<strong>
				<bdi>{accountName(currencyCode, protocolCode)}</bdi>
			</strong>{" "}
			{coins ? (
				<>
					<OwnAmount value={coins} currency={currencyCode} />{" "}
					<span className={classes.note}>
						1 <bdi>{currencyCode}</bdi> = <Money value={price} digits="exact" isPublic />
					</span>
				</>
			) : null}
		</span>
	);
};

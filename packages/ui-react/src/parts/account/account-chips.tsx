import type { Balance } from "@tradewind/domain/account";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { Chips } from "../../ui/control/chips.tsx";
import classes from "./account-chips.module.css";

/** The choice of an account above its figures. Without another account there is no choice. */
export const AccountChips = (props: {
	readonly label: string;
	readonly accounts: readonly Balance[];
	readonly chosen: Balance["accountId"];
	readonly onChoose: (id: Balance["accountId"]) => void;
}): ReactNode => {
	const { t } = useWords();
	const { accounts } = props;
	if (accounts.length < 2) return null;
	return (
		<div className={classes.chips}>
			<Chips
				label={props.label}
				chips={accounts.map(({ accountId, kind }) => ({ id: accountId, name: t(`shared.balance.${kind}`) }))}
				chosen={props.chosen}
				onChoose={props.onChoose}
			/>
		</div>
	);
};

import type { Balance } from "@tradewind/domain/account";
import type { ReactNode } from "react";
import { Money } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { Skeleton } from "../../../ui/status/status.tsx";
import classes from "./account-balance.module.css";

interface AccountBalanceProps {
	readonly balance: Balance;
}

/** One account: its free money, and below it the locked money. */
export const AccountBalance = ({ balance }: AccountBalanceProps): ReactNode => {
	const { t } = useWords();
	return (
		<li className={classes.row}>
			<span>{t(`shared.balance.${balance.kind}`)}</span>
			<span className={classes.figures}>
				<span className={classes.free}>
					<span className="visually-hidden">{t("shared.balance.free")} </span>
					<Money value={balance.free} />
				</span>
				<span className={classes.locked}>
					{t("shared.balance.locked")} <Money value={balance.locked} />
				</span>
			</span>
		</li>
	);
};

export const AccountBalanceSkeleton = (): ReactNode => (
	<li className={classes.row}>
		<Skeleton width={120} />
		<span className={classes.figures}>
			<Skeleton width={84} height={16} />
			<Skeleton width={64} height={12} />
		</span>
	</li>
);

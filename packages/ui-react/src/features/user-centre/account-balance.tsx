import { type Balance, shownParts, totalBalance } from "@tradewind/domain/account";
import type { ReactNode } from "react";
import { Money } from "../../figures/money.tsx";
import { useWords } from "../../i18n/words.ts";
import { Skeleton } from "../../ui/status/status.tsx";
import classes from "./account-balance.module.css";

interface AccountBalanceProps {
	readonly balance: Balance;
}

/** One account: its total, and below it the free and the locked money that it consists of. */
export const AccountBalance = ({ balance }: AccountBalanceProps): ReactNode => {
	const { t } = useWords();
	const [free, locked] = shownParts([balance.free, balance.locked]);
	return (
		<li className={classes.row}>
			<span>{t(`shared.balance.${balance.kind}`)}</span>{" "}
			<span className={classes.figures}>
				<span className={classes.total}>
					<Money value={totalBalance([balance])} />
				</span>{" "}
				<span className={classes.part}>
					{t("shared.balance.free")} <Money value={free} />
				</span>{" "}
				<span className={classes.part}>
					{t("shared.balance.locked")} <Money value={locked} />
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

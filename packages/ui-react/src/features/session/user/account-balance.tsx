import type { Balance } from "@tradewind/domain/account";
import type { ReactNode } from "react";
import { Figure } from "../../../figures/figure.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useSettings } from "../../../state/use-settings.ts";
import { Skeleton } from "../../../ui/status/status.tsx";
import classes from "./account-balance.module.css";

interface AccountBalanceProps {
	readonly balance: Balance;
	readonly isHidden: boolean;
}

/** One account: its free money, and below it the locked money. */
export const AccountBalance = ({ balance, isHidden }: AccountBalanceProps): ReactNode => {
	const { t } = useWords();
	const { currencySymbol } = useSettings();
	return (
		<li className={classes.row}>
			<span>{t(`shared.balance.${balance.kind}`)}</span>
			<span className={classes.figures}>
				<span className={classes.free}>
					<span className="visually-hidden">{t("shared.balance.free")} </span>
					<Figure value={balance.free} digits={2} currency={currencySymbol} hidden={isHidden} />
				</span>
				<span className={classes.locked}>
					{t("shared.balance.locked")}{" "}
					<Figure value={balance.locked} digits={2} currency={currencySymbol} hidden={isHidden} />
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

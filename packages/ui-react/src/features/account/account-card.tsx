import { type Balance, totalBalance } from "@tradewind/domain/account";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Figure } from "../../figures/figure.tsx";
import { useWords } from "../../i18n/words.ts";
import { useSettings } from "../../state/use-settings.ts";
import { Skeleton } from "../../ui/status/status.tsx";
import classes from "./account-card.module.css";

interface AccountCardProps {
	readonly account: Balance;
	readonly isHidden: boolean;
}

/** One account of the customer; links to its records. */
export const AccountCard = ({ account, isHidden }: AccountCardProps): ReactNode => {
	const { t } = useWords();
	const { currencySymbol } = useSettings();
	const amount = (value: Balance["free"]) => (
		<Figure value={value} digits={2} currency={currencySymbol} hidden={isHidden} />
	);
	return (
		<li>
			<Link to={`/mine/history?accountTypeId=${account.accountId}`} className={classes.card}>
				<span className={classes.name}>{t(`account.name.${account.kind}`)}</span>
				<svg viewBox="0 0 24 24" className={`${classes.arrow} mirrored`} aria-hidden="true">
					<path d="M9 5l7 7-7 7" />
				</svg>
				<span className={classes.total}>{amount(totalBalance([account]))}</span>
				<span className={classes.parts}>
					<span>
						{t("account.free")} {amount(account.free)}
					</span>
					<span>
						{t("account.locked")} {amount(account.locked)}
					</span>
				</span>
			</Link>
		</li>
	);
};

export const AccountCardSkeleton = (): ReactNode => (
	<li className={classes.card}>
		<Skeleton width={120} />
		<span />
		<Skeleton width={140} height={22} />
		<Skeleton width={200} height={13} />
	</li>
);

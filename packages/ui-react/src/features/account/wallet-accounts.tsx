import type { Balance } from "@tradewind/domain/account";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Money } from "../../figures/money.tsx";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { forward } from "../../ui/icon/signs.ts";
import { Skeleton } from "../../ui/status/status.tsx";
import classes from "./wallet.module.css";

/** One row per account: its free money, and below it the locked money. Each leads to its records. */
export const WalletAccounts = ({
	accounts,
}: {
	readonly accounts: readonly Balance[] | undefined;
}): ReactNode => {
	const { t } = useWords();
	return (
		<>
			{accounts?.map(({ accountId, kind, free, locked }) => (
				<li key={accountId} className={classes.row}>
					<Link to={`/mine/history?accountTypeId=${accountId}`} className={classes.account}>
						<span>{t(`account.name.${kind}`)}</span>{" "}
						<span className={classes.figures}>
							<span className={classes.free}>
								<span className="visually-hidden">{t("account.free")}</span> <Money value={free} />
							</span>{" "}
							<span className={classes.locked}>
								{t("account.locked")} <Money value={locked} />
							</span>
						</span>
						<Icon sign={forward} size={18} weight={2} className={`${classes.arrow} mirrored`} />
					</Link>
				</li>
			)) ?? (
				<li className={`${classes.row} ${classes.account}`}>
					<Skeleton width={120} />
					<span className={classes.figures}>
						<Skeleton width={84} height={16} />
						<Skeleton width={64} height={12} />
					</span>
				</li>
			)}
		</>
	);
};

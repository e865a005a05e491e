import { accountFigure, type Balance } from "@tradewind/domain/account";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Money } from "../../figures/money.tsx";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { forward } from "../../ui/icon/signs.ts";
import { Skeleton } from "../../ui/status/status.tsx";
import classes from "./account-row.module.css";
import { WithOpenPositions } from "./with-open-positions.tsx";

/**
 * One account: its figure, and below it the available and the frozen money that it consists of (docs/assumptions.md, A-560). Leads to
 * its records.
 */
export const AccountRow = ({ account }: { readonly account: Balance }): ReactNode => {
	const { t } = useWords();
	const { accountId, kind, free, locked } = account;
	const figure = accountFigure(account);
	return (
		<li className={classes.row}>
			<Link to={`/mine/history?accountTypeId=${accountId}`} className={classes.account}>
				<span className={classes.line}>
					<span className={classes.name}>{t(`shared.balance.${kind}`)}</span>{" "}
					<span className={classes.figures}>
						<span className={classes.figure}>
							<Money value={figure} />
						</span>{" "}
						{kind === "forex" ? <WithOpenPositions total={figure} /> : null}{" "}
						<span className={classes.part}>
							{t("shared.balance.free")} <Money value={free} />
						</span>{" "}
						<span className={classes.part}>
							{t("shared.balance.locked")} <Money value={locked} />
						</span>
					</span>
				</span>
				<Icon sign={forward} size={18} weight={2} className={`${classes.arrow} mirrored`} />
			</Link>
		</li>
	);
};

export const AccountRowSkeleton = (): ReactNode => (
	<li className={`${classes.row} ${classes.account}`}>
		<span className={classes.line}>
			<Skeleton width={120} />
			<span className={classes.figures}>
				<Skeleton width={84} height={16} />
				<Skeleton width={64} height={12} />
			</span>
		</span>
	</li>
);

import { type Balance, shownParts, totalBalance } from "@tradewind/domain/account";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Money } from "../../figures/money.tsx";
import { useWords } from "../../i18n/words.ts";
import { WithOpenPositions } from "../../parts/account/with-open-positions.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { forward } from "../../ui/icon/signs.ts";
import { Skeleton } from "../../ui/status/status.tsx";
import classes from "./account-card.module.css";

interface AccountCardProps {
	readonly account: Balance;
}

/** One account of the customer; links to its records. */
export const AccountCard = ({ account }: AccountCardProps): ReactNode => {
	const { t } = useWords();
	const total = totalBalance([account]);
	const [free, locked] = shownParts([account.free, account.locked]);
	return (
		<li>
			<Link to={`/mine/history?accountTypeId=${account.accountId}`} className={classes.card}>
				<span className={classes.name}>{t(`account.name.${account.kind}`)}</span>
				<Icon sign={forward} size={18} className={`${classes.arrow} mirrored`} />{" "}
				<span className={classes.total}>
					<Money value={total} />
				</span>{" "}
				{account.kind === "forex" ? <WithOpenPositions total={total} /> : null}{" "}
				<span className={classes.parts}>
					<span>
						{t("account.free")} <Money value={free} />
					</span>{" "}
					<span>
						{t("account.locked")} <Money value={locked} />
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

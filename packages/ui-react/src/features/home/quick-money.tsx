import { moneyTiles, roleOf } from "@tradewind/domain/site";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { isBuilt } from "../../routes.ts";
import { useApp } from "../../state/app.ts";
import { useSession } from "../../state/use-session.ts";
import { showToast } from "../../ui/toast/toasts.ts";
import { moneyWays } from "./money-ways.ts";
import classes from "./quick-money.module.css";

/** Deposit and withdraw on the asset card; a demo customer sees that they need a real account. */
export const QuickMoney = (): ReactNode => {
	const { t } = useWords();
	const flags = useSelector(useApp().site, (snapshot) => snapshot.context.flags);
	const { signedIn } = useSession();
	const ways = moneyWays(moneyTiles(flags, roleOf(signedIn?.customer)), isBuilt);
	if (ways.length === 0) return null;
	return (
		<div className={classes.ways}>
			{ways.map((way) =>
				"to" in way ? (
					<Link key={way.name} to={way.to} className={classes.way}>
						{t(`home.${way.name}`)}
					</Link>
				) : (
					<button
						key={way.name}
						type="button"
						className={classes.way}
						onClick={() => showToast("refused", t("shared.onlyRealAccount"))}
					>
						{t(`home.${way.name}`)}
					</button>
				),
			)}
		</div>
	);
};

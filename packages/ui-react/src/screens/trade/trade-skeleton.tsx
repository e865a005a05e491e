import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { Skeleton } from "../../ui/status/status.tsx";
import classes from "./trade.module.css";

/** Takes the room of the trade page until the instruments are known; what it says is the largest text that page ever has. */
export const TradeSkeleton = (): ReactNode => {
	const { t } = useWords();
	return (
		<main className={classes.skeleton} aria-busy="true">
			<h1 className="visually-hidden">{t("shared.trade")}</h1>
			<div className={classes.head}>
				<Skeleton width={130} height={28} />
				<Skeleton width={90} height={28} />
			</div>
			<Skeleton height={28} />
			<div className={classes.chart}>
				<p>{t("shared.tradeRisk")}</p>
			</div>
			<Skeleton height={44} />
			<Skeleton height={44} />
			<Skeleton height={44} />
			<Skeleton height={44} />
		</main>
	);
};

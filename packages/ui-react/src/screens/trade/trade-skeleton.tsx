import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { Skeleton } from "../../ui/status/status.tsx";
import classes from "./trade.module.css";

/** Reserves the space of the trade page until the instruments are known; its text is the largest one of the page. */
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

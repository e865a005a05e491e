import type { Trader } from "@tradewind/domain/copy-trading";
import type { Money, Rate } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { ErrorBanner } from "../../../ui/list/error-banner.tsx";
import { RowSkeletons } from "../../../ui/list/list-states.tsx";
import { Empty, LoadError } from "../../../ui/status/status.tsx";
import { CopiedInFull } from "./copied-in-full.tsx";
import { CopiedWithSettings } from "./copied-with-settings.tsx";
import classes from "./risk.module.css";
import { RiskFigures } from "./risk-figures.tsx";
import { useTraderRisk } from "./use-trader-risk.ts";

export interface RiskProps {
	readonly trader: Trader;
	/** What the follower has typed so far. */
	readonly settings?: { readonly multiple: Rate; readonly maxAmount: Money } | undefined;
}

/** The risk of a trader in the last three weeks, computed from the closed orders (docs/assumptions.md, A-400). */
export const Risk = ({ trader, settings }: RiskProps): ReactNode => {
	const { t } = useWords();
	const { risk, copying, isRead, hasFailed, error, retry } = useTraderRisk(trader.userId);
	if (!isRead) return hasFailed ? <LoadError error={error} onRetry={retry} /> : <RowSkeletons />;
	return (
		<div className={classes.sheet}>
			{hasFailed ? <ErrorBanner error={error} onRetry={retry} /> : null}
			{risk ? (
				<>
					<RiskFigures risk={risk} copying={copying} />
					{copying ? <CopiedInFull trader={trader} copying={copying} /> : null}
					{settings ? <CopiedWithSettings trades={risk.trades} settings={settings} /> : null}
				</>
			) : (
				<Empty text={t("copy-trading.risk.none")} />
			)}
			<p className={classes.note}>{t("copy-trading.risk.note")}</p>
		</div>
	);
};

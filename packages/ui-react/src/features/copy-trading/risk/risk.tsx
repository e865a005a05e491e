import { type Trader, traderRisk } from "@tradewind/domain/copy-trading";
import type { Rate } from "@tradewind/domain/money";
import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useMemo, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { deviceNow } from "../../../state/device-clock.ts";
import { ErrorBanner } from "../../../ui/list/error-banner.tsx";
import { RowSkeletons } from "../../../ui/list/list-states.tsx";
import { Empty, LoadError } from "../../../ui/status/status.tsx";
import { machines } from "../machines.ts";
import { CopiedAmount } from "./copied-amount.tsx";
import classes from "./risk.module.css";
import { RiskFigures } from "./risk-figures.tsx";

export interface RiskProps {
	readonly trader: Trader;
	readonly multiple: Rate | undefined;
}

/** The risk of a trader in the last three weeks, computed from the closed orders (docs/assumptions.md, A-400). */
export const Risk = ({ trader, multiple }: RiskProps): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const [query] = useState(() => ({ traderId: trader.userId, now: deviceNow().wall }));
	const actor = useActorRef(machines(app).risk, { input: query });
	const { trades, error } = useSelector(actor, ({ context }) => context);
	const hasFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
	const risk = useMemo(() => trades && traderRisk(trades), [trades]);
	const retry = () => actor.send({ type: "refresh" });
	if (!trades) return hasFailed ? <LoadError error={error} onRetry={retry} /> : <RowSkeletons />;
	return (
		<div className={classes.sheet}>
			{hasFailed ? <ErrorBanner error={error} onRetry={retry} /> : null}
			{risk ? (
				<>
					<RiskFigures risk={risk} />
					<CopiedAmount trades={risk.trades} multiple={multiple} />
				</>
			) : (
				<Empty text={t("copy-trading.risk.none")} />
			)}
			<p className={classes.note}>{t("copy-trading.risk.note")}</p>
		</div>
	);
};

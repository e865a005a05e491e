import type { TransferSummary } from "@tradewind/domain/transfer";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { HowPageFigures } from "../../figures/how-page-figures.tsx";
import { Money } from "../../figures/money.tsx";
import { useWords } from "../../i18n/words.ts";
import { lazyWithWords } from "../../router/lazy.ts";
import { useApp } from "../../state/app.ts";
import { NeverHidden } from "../../state/use-hidden-amounts.ts";
import { FigureRow } from "../../ui/control/figure-row.tsx";
import classes from "./after-transfer.module.css";
import type { TransferActor } from "./transfer-actor.ts";
import type { TransferComputationProps } from "./transfer-computation.tsx";

const TransferComputation = lazyWithWords<TransferComputationProps>(() =>
	import("./transfer-computation.tsx").then((file) => file.TransferComputation),
);

/**
 * The free balances after the transfer, and what it means for open positions. Shown only before the transfer is sent: later the
 * balances may include it.
 */
export const AfterTransfer = (props: {
	readonly actor: TransferActor;
	readonly summary: TransferSummary;
}): ReactNode => {
	const { from, to, fromAfter, toAfter, order } = props.summary;
	const { t } = useWords();
	const isFillingIn = useSelector(props.actor, (snapshot) => snapshot.matches("filling in"));
	const hasPositions = useSelector(useApp().orders, ({ context }) => context.holding.length > 0);
	if (!isFillingIn || !from || !to) return null;
	return (
		<NeverHidden value>
			<section className={classes.after} aria-label={t("transfer.after")}>
				<FigureRow>
					<div>
						<dt>{t("transfer.after.of", { account: t(`shared.balance.${from.kind}`) })}</dt>
						<dd>
							<Money value={fromAfter} />
						</dd>
					</div>
					<div>
						<dt>{t("transfer.after.of", { account: t(`shared.balance.${to.kind}`) })}</dt>
						<dd>
							<Money value={toAfter} />
						</dd>
					</div>
				</FigureRow>
				{order ? (
					<HowPageFigures>
						{() => <TransferComputation from={from} to={to} amount={order.amount} />}
					</HowPageFigures>
				) : (
					<HowPageFigures />
				)}
				{from.kind === "forex" && hasPositions ? (
					<p className={classes.note}>{t("transfer.positions")}</p>
				) : null}
			</section>
		</NeverHidden>
	);
};

import type { Balance } from "@tradewind/domain/account";
import type { Money as MoneyValue } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { CheckedBeside } from "../../figures/checked-beside.tsx";
import { LiveMoney } from "../../figures/live-money.tsx";
import { Money } from "../../figures/money.tsx";
import { useWords } from "../../i18n/words.ts";
import { useEquity } from "../../parts/account/equity.ts";
import { FloatingProfitFigure } from "../../parts/account/floating-profit-figure.tsx";
import { lazyWithWords } from "../../router/lazy.ts";
import { LazyBoundary } from "../../router/lazy-boundary.tsx";
import { useSession } from "../../state/use-session.ts";
import classes from "./asset-summary.module.css";

const DemoParts = lazyWithWords<{ readonly of: readonly Balance[] }>(() =>
	import("./demo-parts.tsx").then((file) => file.DemoParts),
);

/**
 * What the customer's money is worth now: with open positions the total with their floating profit, and the total below it
 * (docs/assumptions.md, A-412).
 */
export const Headline = (props: {
	readonly total: MoneyValue | undefined;
	readonly accounts: readonly Balance[] | undefined;
	readonly hasPositions: boolean;
}): ReactNode => {
	const { total, accounts, hasPositions } = props;
	const { t } = useWords();
	const { standing } = useSession();
	const equity = useEquity(total);
	return (
		<>
			{hasPositions ? (
				<CheckedBeside figure="total profit">
					<LiveMoney className={classes.total} of={equity} />
				</CheckedBeside>
			) : (
				<Money className={classes.total} value={total} />
			)}
			<p className={classes.second} data-standing={standing}>
				{hasPositions ? (
					<>
						{t("home.assets")} <Money value={total} />
						<CheckedBeside figure="total profit" isInButton>
							<FloatingProfitFigure />
						</CheckedBeside>
					</>
				) : standing === "demo" ? (
					<LazyBoundary frame={null}>
						<DemoParts of={accounts ?? []} />
					</LazyBoundary>
				) : null}
			</p>
		</>
	);
};

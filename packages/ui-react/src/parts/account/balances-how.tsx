import type { Balance } from "@tradewind/domain/account";
import type { ReactNode } from "react";
import { HowPageFigures } from "../../figures/how-page-figures.tsx";
import { lazyWithWords } from "../../router/lazy.ts";
import type { BalanceComputationsProps } from "./balance-computations.tsx";
import classes from "./balances-how.module.css";

/** The computation of an accounts' total. */
export const BalanceComputations = lazyWithWords<BalanceComputationsProps>(() =>
	import("./balance-computations.tsx").then((file) => file.BalanceComputations),
);

/** The button that opens the computation of an accounts' total; it keeps its space while amounts are hidden or unknown. */
export const BalancesHow = (props: {
	readonly balances: readonly Balance[] | undefined;
	readonly isHidden: boolean;
}): ReactNode => {
	const { balances = [], isHidden } = props;
	return (
		<div className={classes.place} data-hidden={isHidden || balances.length === 0}>
			<HowPageFigures>{() => <BalanceComputations balances={balances} />}</HowPageFigures>
		</div>
	);
};

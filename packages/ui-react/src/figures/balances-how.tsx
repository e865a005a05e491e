import type { Balance } from "@tradewind/domain/account";
import type { ReactNode } from "react";
import { lazyWithWords } from "../router/lazy.ts";
import classes from "./how-computed.module.css";
import { HowComputedSheet } from "./how-computed.tsx";

const BalanceComputations = lazyWithWords<{ readonly balances: readonly Balance[] }>(() =>
	import("./balance-computations.tsx").then((file) => file.BalanceComputations),
);

/** The way to what a total of accounts is made of; it keeps its room while amounts are hidden or not known yet. */
export const BalancesHow = (props: {
	readonly balances: readonly Balance[] | undefined;
	readonly isHidden: boolean;
}): ReactNode => {
	const { balances = [], isHidden } = props;
	return (
		<div className={classes.place} data-hidden={isHidden || balances.length === 0}>
			<HowComputedSheet>{() => <BalanceComputations balances={balances} />}</HowComputedSheet>
		</div>
	);
};

import type { Money } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Checked } from "../../figures/checked.tsx";
import { LiveMoney } from "../../figures/live-money.tsx";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { useEquity } from "./equity.ts";
import classes from "./with-open-positions.module.css";

/** The second line of the contract account's figure in a link, which excludes floating profit: with it, while there are open positions (docs/assumptions.md, A-412). */
export const WithOpenPositions = ({ total }: { readonly total: Money | undefined }): ReactNode => {
	const { t } = useWords();
	const hasPositions = useSelector(useApp().orders, ({ context }) => context.holding.length > 0);
	const equity = useEquity(total);
	if (!hasPositions || !total) return null;
	return (
		<span className={classes.line}>
			{t("shared.balance.withOpen")}{" "}
			<Checked figure="total profit" isInButton>
				<LiveMoney of={equity} />
			</Checked>
		</span>
	);
};

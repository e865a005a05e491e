import type { ReactNode } from "react";
import { LiveMoney } from "../../figures/live-money.tsx";
import { useFollowed } from "../../figures/use-followed.ts";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { floatingProfit } from "./floating-profit.ts";

/** The floating profit of all open positions, beside a total. Its sign and colour name it; screen readers get the name. */
export const FloatingProfitFigure = (): ReactNode => {
	const { t } = useWords();
	const profit = useFollowed(useApp().orders, floatingProfit);
	return (
		<>
			{" "}
			<span className="visually-hidden">{t("shared.balance.floating")}</span>{" "}
			<LiveMoney of={profit} sign="always" tone="change" />
		</>
	);
};

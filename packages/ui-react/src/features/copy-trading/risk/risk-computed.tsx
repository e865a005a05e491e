import {
	averageHoldingRule,
	type ClosedTrade,
	drawdownRule,
	type TraderRisk,
	winRateRule,
} from "@tradewind/domain/copy-trading";
import { decimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { Computation } from "../../../figures/computation.tsx";
import { type Part, Sum } from "../../../figures/sum.tsx";
import { dayText } from "../../../i18n/day-text.ts";
import { isolated } from "../../../i18n/isolated.ts";
import { useWords } from "../../../i18n/words.ts";

export interface RiskComputedProps {
	readonly risk: TraderRisk;
}

/** The rules of the risk with the figures of the trader. */
export const RiskComputed = ({ risk }: RiskComputedProps): ReactNode => {
	const { t, language } = useWords();
	const nameOf = (figure: string) => t(`copy-trading.computed.${figure}`);
	const trades = count(risk.trades.length);
	return (
		<>
			<Computation
				title={t("copy-trading.risk.drawdown")}
				rule={drawdownRule}
				nameOf={nameOf}
				figures={{ highest: risk.drawdown.highest, lowest: risk.drawdown.lowest }}
				result={risk.drawdown.amount}
			/>
			<Sum
				title={`${t("copy-trading.risk.worst day")} · ${isolated(dayText(risk.worstDay.day, language.tag))}`}
				parts={risk.worstDay.trades.map((trade) => ({ ...nameOfTrade(trade), value: trade.order.profit }))}
			/>
			<Computation
				title={t("copy-trading.risk.win rate")}
				rule={winRateRule}
				nameOf={nameOf}
				figures={{ wins: count(risk.wins), trades }}
				result={risk.winRate}
			/>
			<Computation
				title={t("copy-trading.risk.holding")}
				rule={averageHoldingRule}
				nameOf={nameOf}
				figures={{ seconds: count(risk.heldSeconds), trades }}
				result={risk.averageSeconds}
			/>
		</>
	);
};

/** The line of a trade in a sum. */
export const nameOfTrade = ({ order }: ClosedTrade): Pick<Part, "key" | "name"> => ({
	key: order.id,
	name: `${order.symbol} · ${order.id}`,
});

const count = (whole: number) => decimal(String(whole));

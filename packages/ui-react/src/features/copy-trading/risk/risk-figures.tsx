import type { TraderRisk } from "@tradewind/domain/copy-trading";
import type { ReactNode } from "react";
import { Figure } from "../../../figures/figure.tsx";
import { HowComputedPart } from "../../../figures/how-computed.tsx";
import { Money } from "../../../figures/money.tsx";
import { dayText } from "../../../i18n/day-text.ts";
import { useWords } from "../../../i18n/words.ts";
import { lazyWithWords } from "../../../router/lazy.ts";
import { holdingTime } from "./holding-time.ts";
import classes from "./risk.module.css";
import type { RiskComputedProps } from "./risk-computed.tsx";
import { RiskCurve } from "./risk-curve.tsx";

const RiskComputed = lazyWithWords<RiskComputedProps>(() =>
	import("./risk-computed.tsx").then((file) => file.RiskComputed),
);

/** The curve of the total profit and the four figures of the risk, each with its computation. */
export const RiskFigures = ({ risk }: { readonly risk: TraderRisk }): ReactNode => {
	const { t, language } = useWords();
	const count = risk.trades.length;
	return (
		<>
			<p className={classes.note}>{t("copy-trading.risk.from", { count })}</p>
			<RiskCurve curve={risk.curve} />
			<dl className={classes.figures}>
				<div>
					<dt>{t("copy-trading.risk.drawdown")}</dt>
					<dd>
						<Money value={risk.drawdown.amount} isPublic />
					</dd>
				</div>
				<div>
					<dt>{t("copy-trading.risk.worst day")}</dt>
					<dd>
						<Money value={risk.worstDay.profit} isPublic sign="always" tone="change" />
						<small>
							<bdi>{dayText(risk.worstDay.day, language.tag)}</bdi>
						</small>
					</dd>
				</div>
				<div>
					<dt>{t("copy-trading.risk.win rate")}</dt>
					<dd>
						<Figure value={risk.winRate} digits={2} unit="%" />
						<small>{t("copy-trading.risk.trades", { count })}</small>
					</dd>
				</div>
				<div>
					<dt>{t("copy-trading.risk.holding")}</dt>
					<dd>{holdingTime(risk.averageSeconds, t)}</dd>
				</div>
			</dl>
			<HowComputedPart>{() => <RiskComputed risk={risk} />}</HowComputedPart>
		</>
	);
};

import type { CopyingRisk, TraderRisk } from "@tradewind/domain/copy-trading";
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

/** The four figures of the risk, each with its computation, and the curve of the total profit. */
export const RiskFigures = (props: {
	readonly risk: TraderRisk;
	/** `undefined` if the margin of copies is not known: then there are no percentages. */
	readonly copying: CopyingRisk | undefined;
}): ReactNode => {
	const { risk, copying } = props;
	const { t, language } = useWords();
	const count = risk.trades.length;
	return (
		<>
			<p className={classes.note}>{t("copy-trading.risk.from", { count })}</p>
			<dl className={classes.figures}>
				<div>
					<dt>{t("copy-trading.risk.drawdown")}</dt>
					<dd>
						<Figure className={classes.large} value={copying?.drawdownPercent} digits={2} unit="%" />
						<small>
							<Money value={risk.drawdown.amount} isPublic />
						</small>
					</dd>
				</div>
				<div>
					<dt>{t("copy-trading.risk.worst day")}</dt>
					<dd>
						<Figure
							className={classes.large}
							value={copying?.worstDayPercent}
							digits={2}
							sign="always"
							unit="%"
						/>
						<small>
							<Money value={risk.worstDay.profit} isPublic sign="always" />
						</small>
						<small>
							<bdi>{dayText(risk.worstDay.day, language.tag)}</bdi>
						</small>
					</dd>
				</div>
				<div>
					<dt>{t("copy-trading.risk.win rate")}</dt>
					<dd>
						<Figure className={classes.large} value={risk.winRate} digits={2} unit="%" />
						<small>{t("copy-trading.risk.trades", { count })}</small>
					</dd>
				</div>
				<div>
					<dt>{t("copy-trading.risk.holding")}</dt>
					<dd className={classes.large}>{holdingTime(risk.averageSeconds, t)}</dd>
				</div>
			</dl>
			{copying ? <p className={classes.note}>{t("copy-trading.risk.percent")}</p> : null}
			<RiskCurve curve={risk.curve} />
			<HowComputedPart>{() => <RiskComputed risk={risk} />}</HowComputedPart>
		</>
	);
};

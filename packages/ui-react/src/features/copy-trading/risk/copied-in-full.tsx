import type { CopyingRisk, Trader } from "@tradewind/domain/copy-trading";
import type { ReactNode } from "react";
import { Figure } from "../../../figures/figure.tsx";
import { HowComputedPart } from "../../../figures/how-computed.tsx";
import { Money } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { lazyWithWords } from "../../../router/lazy.ts";
import classes from "./risk.module.css";
import type { StakeComputedProps } from "./stake-computed.tsx";

const StakeComputed = lazyWithWords<StakeComputedProps>(() =>
	import("./stake-computed.tsx").then((file) => file.StakeComputed),
);

/** What copying every order in the trader's size would have reserved and made (docs/assumptions.md, A-402). */
export const CopiedInFull = (props: {
	readonly trader: Trader;
	readonly copying: CopyingRisk;
}): ReactNode => {
	const { trader, copying } = props;
	const { stake, profit, profitPercent } = copying;
	const { t } = useWords();
	return (
		<section className={classes.copied} aria-labelledby="copied-in-full">
			<h3 id="copied-in-full">{t("copy-trading.risk.inFull")}</h3>
			<dl className={classes.figures}>
				<div>
					<dt>{t("copy-trading.risk.stake")}</dt>
					<dd>
						<Money value={stake.amount} isPublic />
					</dd>
				</div>
				<div>
					<dt>{t("copy-trading.risk.result")}</dt>
					<dd>
						<Money value={profit} isPublic sign="always" tone="change" />
						<small>
							<Figure value={profitPercent} digits={2} sign="always" unit="%" />
						</small>
					</dd>
				</div>
			</dl>
			{stake.skipped > 0 ? (
				<p className={classes.note}>{t("copy-trading.risk.unlisted", { count: stake.skipped })}</p>
			) : null}
			{trader.profitPercent ? (
				<p className={classes.note}>
					{t("copy-trading.risk.twoReturns")}{" "}
					<Figure value={trader.profitPercent} digits={2} sign="always" unit="%" />
				</p>
			) : null}
			<HowComputedPart>{() => <StakeComputed copying={copying} />}</HowComputedPart>
		</section>
	);
};

import { suggestedSettings, type Trader } from "@tradewind/domain/copy-trading";
import { writeTypedDecimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { Money } from "../../../figures/money.tsx";
import { Multiple } from "../../../figures/multiple.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useAccounts } from "../../../state/use-accounts.ts";
import { NeverHidden } from "../../../state/use-hidden-amounts.ts";
import { useTraderRisk } from "../risk/use-trader-risk.ts";
import type { FollowActor } from "../traders/follow-actor.ts";
import classes from "./suggestion.module.css";

/** Settings to begin with, which a press enters into the form (docs/assumptions.md, A-403). */
export const Suggestion = (props: { readonly trader: Trader; readonly actor: FollowActor }): ReactNode => {
	const { trader, actor } = props;
	const { t, language } = useWords();
	const { copying } = useTraderRisk(trader.userId);
	const free = useAccounts()?.find(({ kind }) => kind === "forex")?.free;
	const suggested = copying && suggestedSettings(copying.stake.amount, free);
	if (!suggested) return null;
	const { multiple, maxAmount, coversAll } = suggested;
	const use = () => {
		const typed = (value: typeof multiple | typeof maxAmount) => writeTypedDecimal(value, language.code);
		actor.send({ type: "change", change: { is: "multiple", text: typed(multiple) } });
		actor.send({ type: "change", change: { is: "max amount", text: typed(maxAmount) } });
	};
	return (
		<NeverHidden value>
			<section className={classes.suggestion} aria-label={t("copy-trading.suggestion")}>
				<div>
					<p className={classes.settings}>
						{t("copy-trading.suggestion")} <Multiple value={multiple} /> · <Money value={maxAmount} />
					</p>
					<p className={classes.note}>{t(`copy-trading.suggestion.${coversAll ? "all" : "part"}`)}</p>
				</div>
				<button type="button" className="quiet-button" onClick={use}>
					{t("copy-trading.suggestion.use")}
				</button>
			</section>
		</NeverHidden>
	);
};

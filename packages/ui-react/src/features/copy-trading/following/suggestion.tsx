import { type Balance, totalBalance } from "@tradewind/domain/account";
import {
	suggestedOrders,
	suggestedPercent,
	suggestedSettings,
	type Trader,
} from "@tradewind/domain/copy-trading";
import { decimal, type Money as MoneyValue, rate, toText, writeTypedDecimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { Money } from "../../../figures/money.tsx";
import { moneyText } from "../../../figures/money-text.ts";
import { Multiple } from "../../../figures/multiple.tsx";
import { percentText } from "../../../figures/percent-text.ts";
import { useWords } from "../../../i18n/words.ts";
import { useAccounts } from "../../../state/use-accounts.ts";
import { NeverHidden } from "../../../state/use-hidden-amounts.ts";
import type { FollowActor } from "../traders/follow-actor.ts";
import classes from "./suggestion.module.css";
import { useTypicalCopy } from "./use-typical-copy.ts";

const once = rate(decimal("1"));

/** Settings to begin with, which a press enters into the form, or why there are none (docs/assumptions.md, A-403). */
export const Suggestion = (props: { readonly trader: Trader; readonly actor: FollowActor }): ReactNode => {
	const { trader, actor } = props;
	const { t, language } = useWords();
	const { copy } = useTypicalCopy(trader, once);
	const account = useAccounts()?.find(({ kind }) => kind === "forex");
	if (!copy || !account) return null;
	const suggested = suggestedSettings(copy.margin, account.free);
	const share = percentText(suggestedPercent, language.tag);
	const orders = toText(suggestedOrders);
	const written = (amount: MoneyValue) => moneyText(amount, { locale: language.tag }, false);
	if (suggested.is === "too little")
		return (
			<NeverHidden value>
				<section className={classes.suggestion} aria-label={t("copy-trading.suggestion.none")}>
					<div>
						<p className={classes.settings}>{t("copy-trading.suggestion.none")}</p>
						<p className={classes.note}>
							{t("copy-trading.suggestion.tooLittle", {
								margin: written(copy.margin),
								limit: written(suggested.limit),
								share,
							})}
						</p>
						<Worst account={account} />
					</div>
				</section>
			</NeverHidden>
		);
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
					<p className={classes.note}>
						{t(`copy-trading.suggestion.${coversAll ? "all" : "part"}`, { orders, share })}
					</p>
					<Worst account={account} />
				</div>
				<button type="button" className="quiet-button" onClick={use}>
					{t("copy-trading.suggestion.use")}
				</button>
			</section>
		</NeverHidden>
	);
};

/** The most that copying can lose: the maximum amount limits the margin of the copies, not their losses. */
const Worst = ({ account }: { readonly account: Balance }): ReactNode => {
	const { t } = useWords();
	return (
		<p className={classes.note}>
			{t("copy-trading.suggestion.worst")} <Money value={totalBalance([account])} />
		</p>
	);
};

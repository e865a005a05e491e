import type { Statement } from "@tradewind/domain/account";
import { money } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import type { ReactNode } from "react";
import { centsOrMore } from "../../../figures/decimals-of.ts";
import { HowComputedSheet } from "../../../figures/how-computed.tsx";
import { Money } from "../../../figures/money.tsx";
import { Sum } from "../../../figures/sum.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import classes from "./statement.module.css";

/** The totals of a statement, which add up exactly. */
export const StatementCard = ({ statement }: { readonly statement: Statement }): ReactNode => {
	const { t } = useWords();
	const [isHidden] = useHiddenAmounts();
	const { opening, moneyIn, moneyOut, closing, movements } = statement;
	const out = money(BigDecimal.negate(moneyOut));
	return (
		<section className={classes.card} aria-label={t("account.statement")}>
			<dl className={classes.totals}>
				<div>
					<dt>{t("account.statement.opening")}</dt>
					<dd>
						<Money value={opening} digits={centsOrMore(opening)} />
					</dd>
				</div>
				<div>
					<dt>{t("account.statement.in")}</dt>
					<dd>
						<Money value={moneyIn} digits={centsOrMore(moneyIn)} sign="always" />
					</dd>
				</div>
				<div>
					<dt>{t("account.statement.out")}</dt>
					<dd>
						<Money value={out} digits={centsOrMore(out)} />
					</dd>
				</div>
				<div className={classes.closing}>
					<dt>{t("account.statement.closing")}</dt>
					<dd>
						<Money value={closing} digits={centsOrMore(closing)} />
					</dd>
				</div>
			</dl>
			<p className={classes.note}>{t("account.statement.note")}</p>
			{isHidden ? null : (
				<HowComputedSheet>
					{() => (
						<Sum
							title={t("account.statement.closing")}
							parts={[
								{ key: "opening", name: t("account.statement.opening"), value: opening },
								{ key: "in", name: t("account.statement.in"), value: moneyIn },
								{ key: "out", name: t("account.statement.out"), value: out },
							]}
							told={movements.at(-1)?.balanceAfter}
						/>
					)}
				</HowComputedSheet>
			)}
		</section>
	);
};

import { kindsOf, type Statement } from "@tradewind/domain/account";
import type { Money as MoneyValue } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { centsOrMore } from "../../../figures/decimals-of.ts";
import { HowPageFigures } from "../../../figures/how-page-figures.tsx";
import { Money } from "../../../figures/money.tsx";
import { Sum } from "../../../figures/sum.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import { FactLine, FactList } from "../../../ui/sheet/fact-list.tsx";
import classes from "./statement.module.css";

/**
 * Opening balance, the sums of the movements by kind, and closing balance, which add up exactly. Money that orders reserve and release
 * has a line of its own (docs/assumptions.md, A-562).
 */
export const StatementCard = ({ statement }: { readonly statement: Statement }): ReactNode => {
	const { t } = useWords();
	const [isHidden] = useHiddenAmounts();
	const { opening, sums, closing, movements } = statement;
	const kinds = kindsOf(statement);
	return (
		<section className={classes.card} aria-label={t("account.statement")}>
			<FactList>
				<FactLine label={t("account.statement.opening")}>
					<Amount value={opening} />
				</FactLine>
				{kinds.map((kind) => (
					<FactLine key={kind} label={t(`account.statement.sum.${kind}`)}>
						<Amount value={sums[kind]} sign="always" />
					</FactLine>
				))}
				<FactLine label={t("account.statement.closing")} isTotal>
					<Amount value={closing} />
				</FactLine>
			</FactList>
			<p className={classes.note}>{t("account.statement.note")}</p>
			{isHidden ? null : (
				<HowPageFigures>
					{() => (
						<Sum
							title={t("account.statement.closing")}
							parts={[
								{ key: "opening", name: t("account.statement.opening"), value: opening },
								...kinds.map((kind) => ({
									key: kind,
									name: t(`account.statement.sum.${kind}`),
									value: sums[kind],
								})),
							]}
							told={movements.at(-1)?.balanceAfter}
						/>
					)}
				</HowPageFigures>
			)}
		</section>
	);
};

const Amount = ({
	value,
	...format
}: {
	readonly value: MoneyValue;
	readonly sign?: "always";
}): ReactNode => <Money value={value} digits={centsOrMore(value)} {...format} />;

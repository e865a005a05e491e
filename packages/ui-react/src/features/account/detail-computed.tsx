import {
	type AccountDetail,
	accountFigure,
	accountTotalRule,
	frozenBesideMargin,
	shownEquity,
	totalBalance,
} from "@tradewind/domain/account";
import { hazardRateRule } from "@tradewind/domain/contract";
import type { Decimal } from "@tradewind/domain/money";
import { sumOfKnown } from "@tradewind/domain/sum";
import { useSelector } from "@xstate/react";
import { BigDecimal, Result } from "effect";
import type { ReactNode } from "react";
import { Computation } from "../../figures/computation.tsx";
import { useExactText } from "../../figures/exact-text.tsx";
import { type Part, Sum } from "../../figures/sum.tsx";
import { useWords } from "../../i18n/words.ts";
import { partsOf } from "../../parts/contract/parts-of.ts";
import { useApp } from "../../state/app.ts";
import classes from "./detail-computed.module.css";

/** The calculations of an account's figures, compared with the platform's (docs/assumptions.md, A-141). */
export const DetailComputed = ({ detail }: { readonly detail: AccountDetail }): ReactNode => {
	const { t } = useWords();
	const { free, locked, profit, equity } = detail;
	const { holding, pending, lastOrderId } = useSelector(useApp().orders, ({ context }) => context);
	const isRead = lastOrderId !== undefined;
	// The hazard rate uses the margin of holding orders only: pending orders lock margin but carry no risk.
	const heldMargin = sumOfKnown(holding.map((order) => order.margin));
	if (!locked) return null;
	if (detail.kind !== "forex") {
		const made = Result.getOrUndefined(accountTotalRule.compute({ free, locked }));
		return made ? (
			<Computation
				title={t("account.balance")}
				rule={accountTotalRule}
				nameOf={(figure) => t(figure === "free" ? "account.free" : "account.locked")}
				figures={{ free, locked }}
				result={made.total}
				told={equity}
				onPages={accountFigure(detail)}
			/>
		) : null;
	}
	if (!profit) return null;
	const frozen = frozenBesideMargin(detail);
	const lockedParts =
		frozen && detail.margin
			? [
					{ key: "margin", name: t("account.margin"), value: detail.margin },
					{ key: "frozen", name: t("account.frozen"), value: frozen },
				]
			: [{ key: "locked", name: t("account.locked"), value: locked }];
	const hazard =
		heldMargin && Result.getOrUndefined(hazardRateRule.compute({ free, locked, profit, margin: heldMargin }));
	return (
		<>
			<Sum
				title={t("account.balance")}
				parts={[{ key: "free", name: t("account.free"), value: free }, ...lockedParts]}
				onPages={accountFigure(detail)}
			/>
			<Sum
				title={t("account.equity")}
				parts={[
					{ key: "balance", name: t("account.balance"), value: totalBalance([detail]) },
					{ key: "profit", name: t("account.profit"), value: profit },
				]}
				told={equity}
				onPages={shownEquity(detail)}
			/>
			{isRead ? (
				<>
					<SumOfOrders
						title={t("account.margin")}
						parts={partsOf([...holding, ...pending], "margin")}
						told={detail.margin}
					/>
					<SumOfOrders title={t("account.profit")} parts={partsOf(holding, "profit")} told={profit} />
				</>
			) : null}
			{hazard && !BigDecimal.isZero(heldMargin) ? (
				<div>
					<Computation
						title={t("account.hazardRate")}
						rule={hazardRateRule}
						nameOf={(figure) => t(figure === "margin" ? "account.computed.heldMargin" : `account.${figure}`)}
						figures={{ free, locked, profit, margin: heldMargin }}
						result={hazard.hazardRate}
						told={detail.hazardRate}
					/>
					{pending.length > 0 ? <p className={classes.note}>{t("account.computed.pending")}</p> : null}
				</div>
			) : null}
			{isRead ? null : <p className={classes.note}>{t("account.computed.unread")}</p>}
		</>
	);
};

/**
 * Between two readings of the account the sum may differ from the platform's total, because orders follow each price.
 */
const SumOfOrders = (props: {
	readonly title: string;
	readonly parts: readonly Part[];
	readonly told: Decimal | undefined;
}): ReactNode => {
	const { t } = useWords();
	const shown = useExactText();
	const { title, parts, told } = props;
	const sum = sumOfKnown(parts.map(({ value }) => value));
	const isSame = told === undefined || sum === undefined || BigDecimal.equals(told, sum);
	return (
		<div>
			<Sum title={title} parts={parts} told={isSame ? told : undefined} />
			{isSame ? null : <p className={classes.note}>{t("account.computed.moved", { told: shown(told) })}</p>}
		</div>
	);
};

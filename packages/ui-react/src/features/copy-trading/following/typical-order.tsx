import { type FollowForm, readMaxAmount, readMultiple, type Trader } from "@tradewind/domain/copy-trading";
import { decimal, rate } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import type { ReactNode } from "react";
import { HowPageFigures } from "../../../figures/how-page-figures.tsx";
import { Money, OwnQuantity } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { PayingAccount } from "../../../parts/account/paying/paying-account.tsx";
import { Shortage } from "../../../parts/account/paying/shortage.tsx";
import { lazyWithWords } from "../../../router/lazy.ts";
import { NeverHidden } from "../../../state/use-hidden-amounts.ts";
import { Skeleton } from "../../../ui/status/status.tsx";
import type { CopyComputationProps } from "./copy-computation.tsx";
import classes from "./typical-order.module.css";
import { useTypicalCopy } from "./use-typical-copy.ts";

const CopyComputation = lazyWithWords<CopyComputationProps>(() =>
	import("./copy-computation.tsx").then((file) => file.CopyComputation),
);

const once = rate(decimal("1"));

/** What a typical order of the trader would lock with the typed settings. */
export const TypicalOrder = (props: { readonly trader: Trader; readonly form: FollowForm }): ReactNode => {
	const { trader, form } = props;
	const { t, language } = useWords();
	const multiple = readMultiple(form.multiple, language.code).value ?? once;
	const { copy, orders, isReading } = useTypicalCopy(trader, multiple);
	const most = readMaxAmount(form.maxAmount, language.code).value;
	return (
		<section className={classes.card} aria-labelledby="typical-order">
			<h2 id="typical-order">{t("copy-trading.typical")}</h2>
			{copy ? (
				<NeverHidden value>
					<p className={classes.note}>{t("copy-trading.typical.text", { count: orders })}</p>
					<dl className={classes.figures}>
						<div>
							<dt>{t("copy-trading.typical.copy")}</dt>
							<dd>
								{t(`copy-trading.order.${copy.order.direction}`)} <OwnQuantity value={copy.quantity} />{" "}
								<bdi>{copy.order.symbol}</bdi>
							</dd>
						</div>
						<div>
							<dt>{t("copy-trading.typical.margin")}</dt>
							<dd>
								<Money value={copy.margin} />
							</dd>
						</div>
					</dl>
					<p className={classes.note}>
						<PayingAccount pays="forex" />
					</p>
					<Shortage pays="forex" needed={copy.margin} />
					{most && BigDecimal.isGreaterThan(copy.margin, most) ? (
						<p className={classes.warning}>{t("copy-trading.typical.reduced")}</p>
					) : null}
					<HowPageFigures>{() => <CopyComputation copy={copy} />}</HowPageFigures>
				</NeverHidden>
			) : isReading ? (
				<Skeleton height={72} />
			) : (
				<p className={classes.note}>{t("copy-trading.typical.none")}</p>
			)}
		</section>
	);
};

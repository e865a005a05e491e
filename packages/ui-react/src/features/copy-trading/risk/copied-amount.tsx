import { type ClosedTrade, copiedOutcome } from "@tradewind/domain/copy-trading";
import { decimal, money, type Rate, rate, toText } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { type ReactNode, useMemo, useState } from "react";
import { HowComputedPart } from "../../../figures/how-computed.tsx";
import { Money } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { lazyWithWords } from "../../../router/lazy.ts";
import { useApp } from "../../../state/app.ts";
import { Chips } from "../../../ui/control/chips.tsx";
import type { CopiedComputedProps } from "./copied-computed.tsx";
import classes from "./risk.module.css";

const CopiedComputed = lazyWithWords<CopiedComputedProps>(() =>
	import("./copied-computed.tsx").then((file) => file.CopiedComputed),
);

const amount = money(decimal("100"));
const offered = ["1", "2", "5", "10"];

/** What 100 would have become by copying in the chosen multiple (docs/assumptions.md, A-401). */
export const CopiedAmount = (props: {
	readonly trades: readonly ClosedTrade[];
	readonly multiple: Rate | undefined;
}): ReactNode => {
	const { trades, multiple: typed } = props;
	const { t } = useWords();
	const instruments = useSelector(useApp().market, ({ context }) => context.instruments);
	const own = typed && toText(typed);
	const [chosen, choose] = useState(own ?? "1");
	const multiples = own && !offered.includes(own) ? [own, ...offered] : offered;
	const outcome = useMemo(
		() => copiedOutcome(trades, instruments, rate(decimal(chosen)), amount),
		[trades, instruments, chosen],
	);
	const reduced = outcome.copies.filter(({ isReduced }) => isReduced).length;
	return (
		<section className={classes.copied} aria-labelledby="copied-amount">
			<h3 id="copied-amount">
				{t("copy-trading.risk.copied")} <Money value={amount} isPublic />
			</h3>
			<Chips
				label={t("copy-trading.settings.multiple")}
				chips={multiples.map((id) => ({ id, name: t("shared.multiple", { value: id }) }))}
				chosen={chosen}
				onChoose={choose}
			/>
			<p aria-live="polite">
				<Money className={classes.total} value={outcome.total} isPublic />
			</p>
			<p className={classes.note}>{t("copy-trading.risk.copies", { count: outcome.copies.length })}</p>
			{reduced > 0 ? (
				<p className={classes.note}>{t("copy-trading.risk.reduced", { count: reduced })}</p>
			) : null}
			{outcome.skipped > 0 ? (
				<p className={classes.note}>{t("copy-trading.risk.skipped", { count: outcome.skipped })}</p>
			) : null}
			<HowComputedPart>{() => <CopiedComputed amount={amount} outcome={outcome} />}</HowComputedPart>
		</section>
	);
};

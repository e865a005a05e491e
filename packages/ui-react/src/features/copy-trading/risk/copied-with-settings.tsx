import { type ClosedTrade, copiedOutcome } from "@tradewind/domain/copy-trading";
import type { Money as Amount, Rate } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { type ReactNode, useMemo } from "react";
import { HowComputedPart } from "../../../figures/how-computed.tsx";
import { Money } from "../../../figures/money.tsx";
import { Multiple } from "../../../figures/multiple.tsx";
import { useWords } from "../../../i18n/words.ts";
import { lazyWithWords } from "../../../router/lazy.ts";
import { useApp } from "../../../state/app.ts";
import type { CopiedComputedProps } from "./copied-computed.tsx";
import classes from "./risk.module.css";

const CopiedComputed = lazyWithWords<CopiedComputedProps>(() =>
	import("./copied-computed.tsx").then((file) => file.CopiedComputed),
);

/** What the typed maximum amount would have become in the typed multiple (docs/assumptions.md, A-401). */
export const CopiedWithSettings = (props: {
	readonly trades: readonly ClosedTrade[];
	readonly settings: { readonly multiple: Rate; readonly maxAmount: Amount };
}): ReactNode => {
	const {
		trades,
		settings: { multiple, maxAmount },
	} = props;
	const { t } = useWords();
	const instruments = useSelector(useApp().market, ({ context }) => context.instruments);
	const outcome = useMemo(
		() => copiedOutcome(trades, instruments, multiple, maxAmount),
		[trades, instruments, multiple, maxAmount],
	);
	const reduced = outcome.copies.filter(({ isReduced }) => isReduced).length;
	return (
		<section className={classes.copied} aria-labelledby="copied-with-settings">
			<h3 id="copied-with-settings">
				{t("copy-trading.risk.yours")} <Multiple value={multiple} /> · <Money value={maxAmount} isPublic />
			</h3>
			<p>
				{t("copy-trading.risk.copied.result")}{" "}
				<Money className={classes.total} value={outcome.total} isPublic />
			</p>
			<p className={classes.note}>{t("copy-trading.risk.copies", { count: outcome.copies.length })}</p>
			{reduced > 0 ? (
				<p className={classes.note}>{t("copy-trading.risk.reduced", { count: reduced })}</p>
			) : null}
			{outcome.skipped > 0 ? (
				<p className={classes.note}>{t("copy-trading.risk.skipped", { count: outcome.skipped })}</p>
			) : null}
			<HowComputedPart>{() => <CopiedComputed amount={maxAmount} outcome={outcome} />}</HowComputedPart>
		</section>
	);
};

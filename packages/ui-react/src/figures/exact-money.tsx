import type { Decimal } from "@tradewind/domain/money";
import { type ReactNode, useState } from "react";
import { useWords } from "../i18n/words.ts";
import { useHiddenAmounts } from "../state/use-hidden-amounts.ts";
import { decimalsOf } from "./decimals-of.ts";
import classes from "./exact-money.module.css";
import { Money } from "./money.tsx";
import type { MoneyFormat } from "./money-text.ts";

/** An amount with two decimals. One that has more is a button, which shows all of them (docs/assumptions.md, A-270, A-979). */
export const ExactMoney = (
	props: Pick<MoneyFormat, "sign" | "tone"> & { readonly value: Decimal | undefined },
): ReactNode => {
	const { t } = useWords();
	const [isHidden] = useHiddenAmounts();
	const [isExact, setExact] = useState(false);
	if (isHidden || decimalsOf(props.value) <= 2) return <Money {...props} />;
	return (
		<button type="button" className={classes.exact} aria-pressed={isExact} onClick={() => setExact(!isExact)}>
			<Money {...props} digits={isExact ? decimalsOf(props.value) : 2} />{" "}
			<span className="visually-hidden">{t("shared.exact")}</span>
		</button>
	);
};

import { BigDecimal } from "effect";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Money } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import classes from "./outside-total.module.css";
import type { OutsideTotal } from "./read-outside-total.ts";

/**
 * Money in funds and the debt, which the total above does not show. Each line leads to its page; one of zero is left out
 * (docs/assumptions.md, A-740).
 */
export const OutsideTotalLines = ({
	found,
	isCompact = false,
}: {
	/** `undefined` until read. */
	readonly found: OutsideTotal | undefined;
	/** Both lines side by side. */
	readonly isCompact?: boolean;
}): ReactNode => {
	const { t } = useWords();
	const line = (to: string, name: "funds" | "debt") => {
		const value = found?.[name];
		return found && !(value && BigDecimal.isZero(value)) ? (
			<li>
				<Link to={to} className={classes.line}>
					<span>{t(`shared.assets.${name}`)}</span>{" "}
					<Money value={value} rounding={name === "debt" ? "up" : undefined} />
				</Link>
			</li>
		) : null;
	};
	return (
		<ul className={classes.lines} data-compact={isCompact}>
			{line("/mining/record", "funds")}
			{line("/loan/record", "debt")}
		</ul>
	);
};

import type { Money } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import type { ReactNode } from "react";
import { moneyText } from "../../../figures/money-text.ts";
import { useWords } from "../../../i18n/words.ts";
import { sparklinePath } from "../../../instruments/rows/sparkline-path.ts";
import classes from "./risk-curve.module.css";

const [width, height] = [320, 96] as const;

/** The total profit after each closed order; time runs from left to right in every language. */
export const RiskCurve = ({ curve }: { readonly curve: readonly Money[] }): ReactNode => {
	const { t, language } = useWords();
	const path = sparklinePath(curve, width, height);
	const end = curve.at(-1);
	if (!path || !end) return null;
	const total = moneyText(end, { locale: language.tag, sign: "always" }, false);
	return (
		<svg
			className={classes.curve}
			viewBox={`0 0 ${width} ${height}`}
			preserveAspectRatio="none"
			data-direction={BigDecimal.isNegative(end) ? "down" : "up"}
			role="img"
			aria-label={t("copy-trading.risk.curve", { total })}
		>
			<path className={classes.area} d={path.area} />
			<path className={classes.line} d={path.line} />
		</svg>
	);
};

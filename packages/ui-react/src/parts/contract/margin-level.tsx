import {
	type MarginRisk,
	marginLevelPlace,
	marginLevelShownTo,
	marginRisk,
} from "@tradewind/domain/contract";
import type { Decimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { Figure } from "../../figures/figure.tsx";
import { useWords } from "../../i18n/words.ts";
import { RiskBar } from "../../ui/status/risk-bar.tsx";
import classes from "./margin-level.module.css";

/** A margin level: its figure, the word for its risk, and a bar up to the level of the warning. */
export const MarginLevel = ({ level }: { readonly level: Decimal | undefined }): ReactNode => (
	<span className={classes.level} data-risk={riskOf(level)}>
		<Figure value={level} digits={2} rounding="down" unit="%" shownTo={marginLevelShownTo} />{" "}
		<MarginRiskMark level={level} />
	</span>
);

/** The word for the risk of a margin level, and its bar. */
export const MarginRiskMark = ({ level }: { readonly level: Decimal | undefined }): ReactNode => {
	const { t } = useWords();
	if (!level) return null;
	const risk = riskOf(level);
	return (
		<span className={classes.mark} data-risk={risk}>
			{" "}
			<span>{t(`shared.marginLevel.${risk}`)}</span>
			<RiskBar place={marginLevelPlace(level)} risk={risk} />
		</span>
	);
};

const riskOf = (level: Decimal | undefined): MarginRisk =>
	marginRisk({ hazardRate: level, hasPositions: true }, "none");

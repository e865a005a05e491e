import {
	type MarginRisk,
	marginLevelPlace,
	marginLevelShownTo,
	marginRisk,
	marginRiskLevels,
} from "@tradewind/domain/contract";
import type { Decimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { Figure } from "../../figures/figure.tsx";
import { percentText } from "../../figures/percent-text.ts";
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
export const MarginRiskMark = (props: {
	readonly level: Decimal | undefined;
	/** Names the level at which the platform closes positions. */
	readonly hasScale?: boolean;
}): ReactNode => {
	const { level } = props;
	const { t, language } = useWords();
	if (!level) return null;
	const risk = riskOf(level);
	return (
		<span className={classes.mark} data-risk={risk}>
			{" "}
			<span>{t(`shared.marginLevel.${risk}`)}</span>
			<RiskBar place={marginLevelPlace(level)} risk={risk} />
			{props.hasScale ? (
				<span className={classes.scale} aria-hidden="true">
					<bdi>{percentText(marginRiskLevels.closing, language.tag)}</bdi>
				</span>
			) : null}
		</span>
	);
};

const riskOf = (level: Decimal | undefined): MarginRisk =>
	marginRisk({ hazardRate: level, hasPositions: true }, "none");

import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Toggle } from "../../../ui/control/toggle.tsx";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { chartStyles, useChartStyle } from "../chart/chart-style.ts";
import { useIndicators } from "../chart/chosen-indicators.ts";
import {
	type IndicatorChoice,
	type LengthsOf,
	offeredLengths,
	withLength,
} from "../chart/indicator-choice.ts";
import classes from "./indicator-sheet.module.css";

/** The choice of style and indicators. Each change is drawn on the chart behind at once and stored on this device. */
export const IndicatorSheet = (props: { readonly onClose: () => void }): ReactNode => {
	const { t } = useWords();
	const [choice, choose] = useIndicators();
	const [style, chooseStyle] = useChartStyle();
	return (
		<Sheet open onClose={props.onClose} title={t("market.indicator.title")}>
			<div className={classes.groups}>
				<fieldset>
					<legend>{t("market.style.title")}</legend>
					<div className={classes.styles}>
						{chartStyles.map((one) => (
							<button
								key={one}
								type="button"
								className="choice-button"
								aria-pressed={one === style}
								onClick={() => chooseStyle(one)}
							>
								{t(`market.style.${one}`)}
							</button>
						))}
					</div>
				</fieldset>
				<label className={classes.volume}>
					<span>{t("market.indicators.volume")}</span>
					<Toggle isOn={choice.volume} onSwitch={(volume) => choose({ ...choice, volume })} />
				</label>
				{groups.map((name) => (
					<Lengths key={name} name={name} choice={choice} onChoose={choose} />
				))}
				<p className={classes.hint}>{t("market.indicators.hint")}</p>
			</div>
		</Sheet>
	);
};

const groups = ["simple", "exponential", "bands", "strength"] as const satisfies readonly LengthsOf[];

const Lengths = (props: {
	readonly name: LengthsOf;
	readonly choice: IndicatorChoice;
	readonly onChoose: (choice: IndicatorChoice) => void;
}): ReactNode => {
	const { t } = useWords();
	const { name, choice } = props;
	return (
		<fieldset>
			<legend>{t(`market.indicators.${name}`)}</legend>
			<div className={classes.chips}>
				{offeredLengths[name].lengths.map((length) => (
					<button
						key={length}
						type="button"
						className="choice-button"
						aria-pressed={choice[name].includes(length)}
						onClick={() => props.onChoose(withLength(choice, name, length))}
					>
						{length}
					</button>
				))}
			</div>
		</fieldset>
	);
};

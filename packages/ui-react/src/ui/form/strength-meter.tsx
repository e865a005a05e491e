import { type ReactNode, useEffect, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import classes from "./strength-meter.module.css";

type Estimate = (password: string, known: readonly string[]) => number;

interface StrengthMeterProps {
	/** As typed. */
	readonly password: string;
	/** Texts that an attacker knows, such as the account. */
	readonly known: readonly string[];
	/** Whether the field has had the focus: until then its code is not loaded. */
	readonly isWanted: boolean;
}

/** How strong a new password is, from very weak to very strong. It is a hint: the platform decides what it accepts. */
export const StrengthMeter = ({ password, known, isWanted }: StrengthMeterProps): ReactNode => {
	const { t } = useWords();
	const estimate = useEstimate(isWanted);
	if (password === "" || !estimate) return null;
	const score = estimate(password, known);
	const text = t(`shared.form.strength.${score}`);
	return (
		<div className={classes.meter} data-score={score}>
			<meter
				className="visually-hidden"
				aria-label={t("shared.form.strength")}
				min={0}
				max={4}
				value={score}
				aria-valuetext={text}
			/>
			<div className={classes.bars} aria-hidden="true">
				{[1, 2, 3, 4].map((bar) => (
					<span key={bar} data-on={bar <= Math.max(1, score)} />
				))}
			</div>
			<p>{text}</p>
		</div>
	);
};

/** The meter is missing if its code cannot be loaded: a password can be chosen without it. */
const useEstimate = (isWanted: boolean): Estimate | undefined => {
	const [estimate, setEstimate] = useState<Estimate>();
	useEffect(() => {
		if (!isWanted) return;
		let isOver = false;
		import("./strength.ts")
			.then(({ strengthOf }) => {
				if (!isOver) setEstimate(() => strengthOf);
			})
			.catch(() => {});
		return () => {
			isOver = true;
		};
	}, [isWanted]);
	return estimate;
};

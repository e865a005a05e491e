import { type MicroOption, profitPercentOf } from "@tradewind/domain/micro";
import { useSelector } from "@xstate/react";
import { type ReactNode, useId } from "react";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { Figure } from "../../../figures/figure.tsx";
import { Money } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import classes from "./chips.module.css";
import { durationOf } from "./duration.ts";
import { type MicroTicketActor, useMicroSummary } from "./micro-ticket-actor.ts";

/** The expiries with their profit rates, and the minimum amount of the chosen one (Spec 1 §5, §9). */
export const ExpiryChips = ({
	ticket,
	options,
}: {
	readonly ticket: MicroTicketActor;
	readonly options: readonly MicroOption[];
}): ReactNode => {
	const { t } = useWords();
	const id = useId();
	const chosen = useSelector(ticket, ({ context }) => context.form.option);
	const minimum = useMicroSummary(ticket, (summary) => summary.minimum);
	return (
		<fieldset className={classes.group} aria-labelledby={id}>
			<p className={classes.head}>
				<span id={id}>{t("micro.ticket.expiry")}</span>{" "}
				{minimum ? (
					<span>
						{t("micro.ticket.minimum")} <Money value={minimum} isPublic />
					</span>
				) : null}
			</p>
			<div className={classes.chips} data-wide="true">
				{options.map((option) => (
					<button
						key={option.id}
						type="button"
						className={`choice-button ${classes.chip}`}
						aria-pressed={option.id === chosen}
						onClick={() => ticket.send({ type: "change", change: { is: "option", id: option.id } })}
					>
						<span>{durationOf(option.seconds, t)}</span> <Percent option={option} />
					</button>
				))}
			</div>
		</fieldset>
	);
};

const Percent = ({ option }: { readonly option: MicroOption }): ReactNode => {
	const percent = profitPercentOf(option);
	return (
		<Figure
			value={percent}
			digits={percent ? decimalsOf(percent) : 0}
			sign="always"
			unit="%"
			className={classes.percent}
		/>
	);
};

import { type Money as Amount, readTypedDecimal } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { BigDecimal, Equal, Result } from "effect";
import type { ReactNode } from "react";
import { decimalsOf } from "../../../figures/decimals-of.ts";
import { Money } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import { DecimalField } from "../../../ui/control/decimal-field.tsx";
import { microIssueText } from "../issue-text.ts";
import chips from "./chips.module.css";
import { type MicroTicketActor, useMicroSummary } from "./micro-ticket-actor.ts";

/** The amount: one of the platform's list, or typed (Spec 1 §5). */
export const AmountField = ({
	ticket,
	amounts,
}: {
	readonly ticket: MicroTicketActor;
	readonly amounts: readonly Amount[];
}): ReactNode => {
	const words = useWords();
	// A reason may name amounts.
	useHiddenAmounts();
	const { t, language } = words;
	const text = useSelector(ticket, ({ context }) => context.form.amount);
	const wrong = useMicroSummary(ticket, ({ fieldIssues }) => {
		const issue = fieldIssues.find((one) => "field" in one && one.field === "amount");
		return issue && text !== "" ? microIssueText(issue, words) : undefined;
	});
	const free = useMicroSummary(ticket, (summary) => summary.free);
	const typed = Result.getOrUndefined(readTypedDecimal(text, language.code));
	return (
		<div className={chips.group}>
			<DecimalField
				label={t("micro.ticket.amount")}
				value={text}
				onType={(value) => ticket.send({ type: "change", change: { is: "amount", text: value } })}
				wrong={wrong}
			/>
			{amounts.length === 0 ? null : (
				<fieldset className={chips.group} aria-label={t("micro.ticket.amounts")}>
					<div className={chips.chips}>
						{amounts.map((value) => (
							<button
								key={String(value)}
								type="button"
								className={`choice-button ${chips.chip}`}
								disabled={free !== undefined && BigDecimal.isGreaterThan(value, free)}
								aria-pressed={typed !== undefined && Equal.equals(typed, value)}
								onClick={() => ticket.send({ type: "change", change: { is: "listed amount", value } })}
							>
								<Money value={value} digits={decimalsOf(value)} isPublic />
							</button>
						))}
					</div>
				</fieldset>
			)}
		</div>
	);
};

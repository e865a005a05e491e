import type { MicroOrderDraft } from "@tradewind/domain/micro";
import { readTypedDecimal } from "@tradewind/domain/money";
import { useSelector } from "@xstate/react";
import { Result } from "effect";
import type { ReactNode } from "react";
import { FiguresOfPage } from "../../../figures/figures-of-page.tsx";
import { useWords } from "../../../i18n/words.ts";
import { type MicroTicketActor, useMicroSummary } from "../ticket/micro-ticket-actor.ts";
import { MicroComputations } from "./micro-computations.tsx";
import classes from "./micro-ticket-computations.module.css";

/** Of the form, or of the submitted order. */
export const MicroTicketComputations = (props: {
	readonly ticket: MicroTicketActor;
	readonly pressed?: MicroOrderDraft;
}): ReactNode => {
	const { ticket, pressed } = props;
	const { t } = useWords();
	const { form, facts } = useSelector(ticket, (snapshot) => snapshot.context);
	const chosen = useMicroSummary(ticket, (summary) => summary.option);
	const typedTerms = useMicroSummary(ticket, (summary) => summary.terms);
	const typed = Result.getOrUndefined(readTypedDecimal(form.amount, facts.language));
	const option = pressed
		? facts.settings?.options.find(({ seconds }) => seconds === pressed.order.seconds)
		: chosen;
	const amount = pressed ? pressed.order.amount : typed;
	const terms = pressed ? pressed.terms : typedTerms;
	if (!option || !amount || !terms) return <p className={classes.nothing}>{t("micro.computed.nothing")}</p>;
	return (
		<>
			<MicroComputations
				amount={amount}
				profitRatio={option.profitRatio}
				lossLevel={facts.lossLevel}
				terms={terms}
			/>
			{pressed ? null : (
				<>
					<p className={classes.nothing}>{t("micro.evidence.tie")}</p>
					<FiguresOfPage />
				</>
			)}
		</>
	);
};

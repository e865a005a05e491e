import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useSession } from "../../../state/use-session.ts";
import { useStore } from "../../../state/use-store.ts";
import { CommandOutcome } from "../../../ui/control/command-outcome.tsx";
import { ResultCard } from "../../../ui/control/result-card.tsx";
import { interruptedOf } from "./change-target-actor.ts";
import { type ConfirmedChange, confirmedChange, forgetChange } from "./interrupted-change.ts";

/** The outcome of a change of an order's price that a reload has interrupted (docs/assumptions.md, A-755). */
export const InterruptedNote = (): ReactNode => {
	const { signedIn } = useSession();
	const { orders } = useApp();
	const store = confirmedChange();
	const change = useStore(store.subscribe, store.get);
	const isGone = useSelector(
		orders,
		(snapshot) =>
			snapshot.matches("ready") &&
			snapshot.context.lastOrderId !== undefined &&
			!snapshot.context.pending.some(({ id }) => id === change?.id),
	);
	return signedIn && change && isGone ? <Note key={change.id} signedIn={signedIn} change={change} /> : null;
};

const Note = (props: { readonly signedIn: SignedIn; readonly change: ConfirmedChange }): ReactNode => {
	const { signedIn, change } = props;
	const app = useApp();
	const [actor] = useState(() => interruptedOf(app, signedIn, change));
	return actor ? <Outcome actor={actor} change={change} /> : null;
};

const Outcome = (props: {
	readonly actor: NonNullable<ReturnType<typeof interruptedOf>>;
	readonly change: ConfirmedChange;
}): ReactNode => {
	const { actor, change } = props;
	const { t } = useWords();
	const isUnknown = useSelector(actor, (snapshot) => snapshot.matches("outcome unknown"));
	// What is neither found nor certainly absent is not claimed to be either.
	const isAbsent = useSelector(
		actor,
		(snapshot) =>
			snapshot.matches("not carried out") || (snapshot.matches("filling in") && !change.isPlacing),
	);
	if (isUnknown)
		return <CommandOutcome actor={actor} about={t("contract.retarget.title")} isNotCarriedOut={false} />;
	if (!isAbsent) return null;
	return (
		<ResultCard
			kind="refused"
			title={t("contract.retarget.title")}
			text={t("contract.retarget.interrupted", { symbol: change.symbol })}
		>
			<button type="button" className="quiet-button" onClick={() => forgetChange(change.id)}>
				{t("shared.dismiss")}
			</button>
		</ResultCard>
	);
};

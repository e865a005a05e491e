import { contractOrderRequests, orderId } from "@tradewind/domain/contract";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { Result } from "effect";
import { type ReactNode, useEffect, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { runRequest } from "../../../state/machines.ts";
import { onReconnect } from "../../../state/on-reconnect.ts";
import { shownReading } from "../../../state/ports.ts";
import { useSession } from "../../../state/use-session.ts";
import { useStore } from "../../../state/use-store.ts";
import { CommandOutcome } from "../../../ui/control/command-outcome.tsx";
import { ResultCard } from "../../../ui/control/result-card.tsx";
import { interruptedOf } from "./change-target-actor.ts";
import { FillTicket } from "./fill-ticket-button.tsx";
import { type ConfirmedChange, confirmedChange, forgetChange } from "./interrupted-change.ts";

/** The outcome of a change of an order's price that was interrupted between the cancel and the new order (docs/assumptions.md, A-755). */
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
			snapshot.matches("not carried out") ||
			snapshot.matches("only cancelled") ||
			(snapshot.matches("filling in") && !change.isPlacing),
	);
	if (isUnknown)
		return (
			<CommandOutcome
				actor={actor}
				about={t("contract.retarget.title")}
				notDone={t("shared.command.notPlaced")}
				isNotCarriedOut={false}
			/>
		);
	return isAbsent ? <NotPlaced change={change} /> : null;
};

/** Nothing was placed. The order may have been filled before the cancel: only one that is certainly cancelled is offered again. */
const NotPlaced = ({ change }: { readonly change: ConfirmedChange }): ReactNode => {
	const { t } = useWords();
	const stage = useStage(change.id);
	const wasFilled = stage === "holding" || stage === "closed";
	return (
		<ResultCard
			kind="refused"
			title={`${change.symbol} · ${t("shared.command.notPlaced")}`}
			text={t(wasFilled ? "contract.retarget.wasFilled" : "contract.retarget.interrupted", {
				symbol: change.symbol,
			})}
		>
			{stage === "cancelled" ? <FillTicket change={change} /> : null}
			<button type="button" className="quiet-button" onClick={() => forgetChange(change.id)}>
				{t("shared.dismiss")}
			</button>
		</ResultCard>
	);
};

/** The stage of an order by the platform's lists; `undefined` until they could be read. */
const useStage = (id: number) => {
	const app = useApp();
	const [stage, setStage] = useState<"pending" | "holding" | "closed" | "cancelled">();
	useEffect(() => {
		const read = async () => {
			const found = await runRequest(
				app,
				contractOrderRequests.readings.readOrder(orderId(id)),
				shownReading,
			);
			if (Result.isSuccess(found)) setStage(found.success?.stage);
		};
		void read();
		return onReconnect(app, () => void read());
	}, [app, id]);
	return stage;
};

import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { useWords } from "../../../i18n/words.ts";
import { CommandOutcome } from "../../../ui/control/command-outcome.tsx";
import { ConfirmButtons } from "../../../ui/control/confirm-buttons.tsx";
import { useDoubleTapGuard } from "../../../ui/control/use-double-tap-guard.ts";
import { Sheet } from "../../../ui/sheet/sheet.tsx";
import { showToast } from "../../../ui/toast/toasts.ts";
import type { BoundWaysActor } from "../kept-actors.ts";
import classes from "./remove-sheet.module.css";
import { WayText } from "./way-text.tsx";

/** The question before a way is removed, and the outcome (Spec 2 §4, §8). */
export const RemoveSheet = ({ actor }: { readonly actor: BoundWaysActor }): ReactNode => {
	const { t } = useWords();
	const { form, facts, refusal } = useSelector(actor, ({ context }) => context);
	const isAsking = useSelector(actor, (snapshot) => snapshot.matches("confirming removal"));
	const isSending = useSelector(actor, (snapshot) => snapshot.matches("sending"));
	const isUnknown = useSelector(actor, (snapshot) => snapshot.matches("outcome unknown"));
	const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
	const isNotCarriedOut = useSelector(actor, (snapshot) => snapshot.matches("not carried out"));
	const way = facts.ways?.find(({ id }) => id === form.wayId);
	const settled = useDoubleTapGuard(String(isAsking));
	const isOpen = isAsking || isSending || isUnknown || isNotCarriedOut || refusal !== undefined;
	useEffect(() => {
		const done = actor.on("carried out", ({ answer }) => {
			// The platform's text is already a toast (docs/assumptions.md, A-283); a found command has none.
			if (!answer.message) showToast("done", t("shared.form.done"));
			// Not during the transition that emits this.
			queueMicrotask(() => actor.send({ type: "acknowledge" }));
		});
		return () => done.unsubscribe();
	}, [actor, t]);
	const close = () => {
		if (isUnknown || isNotCarriedOut || refusal) actor.send({ type: "dismiss" });
		actor.send({ type: "back" });
	};
	return (
		<Sheet
			asks
			open={isOpen && way !== undefined}
			title={t(`withdrawal.remove.title.${facts.kind}`)}
			onClose={close}
			footer={
				isUnknown || isNotCarriedOut ? (
					<button type="button" className="quiet-button" disabled={isBusy} onClick={close}>
						{t("shared.close")}
					</button>
				) : (
					<ConfirmButtons
						direction="down"
						disabledReason={undefined}
						isAsking={(isAsking && settled) || refusal !== undefined}
						isSending={isSending}
						back={t("shared.confirm.cancel")}
						confirm={isSending ? t("shared.command.sending") : t("withdrawal.remove")}
						onBack={close}
						onConfirm={() => actor.send({ type: "confirm" })}
					/>
				)
			}
		>
			{way ? <WayText way={way} /> : null}
			<p className={classes.text}>{t(`withdrawal.remove.text.${facts.kind}`)}</p>
			<CommandOutcome
				actor={actor}
				about={undefined}
				notDone={t("withdrawal.notDone.remove")}
				isNotCarriedOut={isNotCarriedOut}
				unknown={t("withdrawal.remove.unknown")}
			/>
		</Sheet>
	);
};

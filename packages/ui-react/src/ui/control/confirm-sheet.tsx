import type { confirmedCommandMachine } from "@tradewind/domain/command";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import { useWords } from "../../i18n/words.ts";
import { Sheet } from "../sheet/sheet.tsx";
import { SlowAnswer } from "../status/slow-answer.tsx";
import { showToast } from "../toast/toasts.ts";
import { CommandOutcome } from "./command-outcome.tsx";
import classes from "./confirm-sheet.module.css";

export type ConfirmedCommand = ActorRefFrom<typeof confirmedCommandMachine>;

/**
 * The question before a command without a form, and its outcome (Spec 1 §8). An accepted one is a toast; the owner of the actor
 * acknowledges it, because this sheet may be gone by then.
 */
export const ConfirmSheet = (props: {
	readonly actor: ConfirmedCommand;
	readonly title: string;
	/** What will happen; gets the name of the subject. */
	readonly text: (name: string) => string;
	readonly confirm: string;
	/** The title of a command that was refused or not carried out, such as "Not removed". */
	readonly notDone: string;
	/** The text of an unknown outcome. */
	readonly unknown?: string;
}): ReactNode => {
	const { actor } = props;
	const { t } = useWords();
	const subject = useSelector(actor, ({ context }) => context.form);
	const isSending = useSelector(actor, (snapshot) => snapshot.matches("sending"));
	const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
	const isUnknown = useSelector(actor, (snapshot) => snapshot.matches("outcome unknown"));
	const isUnresolved = useSelector(actor, (snapshot) =>
		snapshot.matches({ "outcome unknown": "unresolved" }),
	);
	const isNotCarriedOut = useSelector(actor, (snapshot) => snapshot.matches("not carried out"));
	useEffect(() => {
		const done = actor.on("carried out", ({ answer }) => {
			// The platform's text is already a toast (docs/assumptions.md, A-283); a found command has none.
			if (!answer.message) showToast("done", t("shared.form.done"));
		});
		return () => done.unsubscribe();
	}, [actor, t]);
	const close = () => {
		if (isUnresolved || isNotCarriedOut) actor.send({ type: "dismiss" });
		actor.send({ type: "keep" });
	};
	return (
		<Sheet asks open={subject !== undefined} title={props.title} onClose={close}>
			<p className={classes.text}>{props.text(subject?.name ?? "")}</p>
			<CommandOutcome
				actor={actor}
				about={undefined}
				notDone={props.notDone}
				isNotCarriedOut={isNotCarriedOut}
				unknown={props.unknown}
			/>
			<SlowAnswer isSending={isSending} />
			<div className={classes.buttons}>
				<button type="button" className="quiet-button" disabled={isBusy} onClick={close}>
					{t(isUnknown ? "shared.close" : "shared.confirm.cancel")}
				</button>
				{isUnknown || isNotCarriedOut ? null : (
					<button
						type="button"
						className="main-button"
						aria-busy={isSending}
						onClick={() => actor.send({ type: "submit" })}
					>
						{props.confirm}
					</button>
				)}
			</div>
		</Sheet>
	);
};

import type { CommandError } from "@tradewind/domain/request";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import type { Observed } from "../../state/subscribe.ts";
import { reasonOf } from "../status/status.tsx";
import { ResultCard } from "./result-card.tsx";

interface CommandSnapshot {
	readonly context: { readonly refusal: CommandError | undefined };
	readonly matches: (state: "outcome unknown") => boolean;
	readonly hasTag: (tag: "busy") => boolean;
}

/** A running machine with a command (`commandStates`). */
export interface CommandActor extends Observed<CommandSnapshot> {
	readonly send: (event: { readonly type: "check again" | "dismiss" }) => void;
}

/** The outcome of the last command unless it was executed: rejected, unknown, or certainly not executed. */
export const CommandOutcome = (props: {
	readonly actor: CommandActor;
	/** The subject of the command, written before an unknown outcome, since another subject may be on the screen by then. */
	readonly about: string | undefined;
	readonly isNotCarriedOut: boolean;
	/** What a command that was refused or not carried out has not done, such as "Not transferred". */
	readonly notDone: string;
	/** The text of an unknown outcome, if more is unknown than whether the command was executed. */
	readonly unknown?: string | undefined;
	/** Whether the platform has no list that could show the outcome, so that checking again is useless. */
	readonly isFinal?: boolean;
	/** Further actions while the outcome is unknown. */
	readonly children?: ReactNode;
}): ReactNode => {
	const { actor, about, notDone } = props;
	const { t } = useWords();
	const refusal = useSelector(actor, ({ context }) => context.refusal);
	const isUnknown = useSelector(actor, (snapshot) => snapshot.matches("outcome unknown"));
	const isChecking = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
	const dismiss = () => actor.send({ type: "dismiss" });
	if (isUnknown)
		return (
			<ResultCard
				kind="unknown"
				title={[about, t("shared.command.unknown")].filter(Boolean).join(" · ")}
				text={props.unknown ?? t("shared.command.unknown.text")}
				progress={isChecking ? t("shared.command.checking") : undefined}
			>
				{isChecking ? null : (
					<>
						{props.isFinal ? null : (
							<button
								type="button"
								className="quiet-button"
								onClick={() => actor.send({ type: "check again" })}
							>
								{t("shared.command.checkAgain")}
							</button>
						)}
						{props.children}
					</>
				)}
			</ResultCard>
		);
	if (props.isNotCarriedOut)
		return (
			<ResultCard
				kind="refused"
				title={notDone}
				text={t("shared.command.notCarriedOut.text")}
				onDismiss={dismiss}
			/>
		);
	if (!refusal) return null;
	return <ResultCard kind="refused" title={notDone} text={reasonOf(refusal, t)} onDismiss={dismiss} />;
};

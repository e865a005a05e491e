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

interface CommandActor extends Observed<CommandSnapshot> {
	readonly send: (event: { readonly type: "check again" | "dismiss" }) => void;
}

interface Words {
	readonly title: string;
	readonly text: string;
}

/** What became of the last command, unless it was done: refused, in doubt, or certainly not carried out. */
export const CommandOutcome = (props: {
	readonly actor: CommandActor;
	/** What the command was for, where something else may be on the screen since. */
	readonly about?: string | undefined;
	readonly isNotCarriedOut: boolean;
	readonly unknown: Words & { readonly reconciling: string; readonly checkAgain: string };
	readonly notCarriedOut: Words;
	readonly refused: string;
	/** What else can be done while the outcome is unknown. */
	readonly children?: ReactNode;
}): ReactNode => {
	const { actor, about, unknown } = props;
	const { t } = useWords();
	const refusal = useSelector(actor, ({ context }) => context.refusal);
	const isUnknown = useSelector(actor, (snapshot) => snapshot.matches("outcome unknown"));
	const isLooking = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
	const named = (title: string) => (about ? `${about} · ${title}` : title);
	const dismiss = () => actor.send({ type: "dismiss" });
	if (isUnknown)
		return (
			<ResultCard
				kind="doubt"
				title={named(unknown.title)}
				text={unknown.text}
				progress={isLooking ? unknown.reconciling : undefined}
			>
				{isLooking ? null : (
					<>
						<button
							type="button"
							className="quiet-button"
							onClick={() => actor.send({ type: "check again" })}
						>
							{unknown.checkAgain}
						</button>
						{props.children}
					</>
				)}
			</ResultCard>
		);
	const { title, text } = props.notCarriedOut;
	if (props.isNotCarriedOut)
		return <ResultCard kind="refused" title={named(title)} text={text} onDismiss={dismiss} />;
	if (!refusal) return null;
	return (
		<ResultCard kind="refused" title={named(props.refused)} text={reasonOf(refusal, t)} onDismiss={dismiss} />
	);
};

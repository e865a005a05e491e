import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { type CommandActor, CommandOutcome } from "../control/command-outcome.tsx";
import { ResultCard } from "../control/result-card.tsx";
import { Page } from "../layout/page.tsx";
import { Form } from "./form.tsx";
import classes from "./form-screen.module.css";
import { MantineScope } from "./mantine-scope.tsx";
import { FootBar, SubmitBar } from "./submit-bar.tsx";

type FormState = "sending" | "accepted" | "outcome unknown" | "not carried out";

/** A running machine with a form and one command (`commandStates`). */
export interface FormActor extends CommandActor {
	readonly getSnapshot: () => ReturnType<CommandActor["getSnapshot"]> & {
		readonly matches: (state: FormState) => boolean;
		readonly can: (event: { readonly type: "submit" }) => boolean;
	};
	readonly send: (event: { readonly type: "submit" | "check again" | "dismiss" | "acknowledge" }) => void;
}

interface FormScreenProps {
	readonly actor: FormActor;
	/** The subject of the command, written before its outcome. */
	readonly about: string;
	/** The label of the submit button. */
	readonly submit: string;
	/** The reason why the form can't be submitted now. */
	readonly issue: string | undefined;
	/** Replaces the title of the route. */
	readonly title?: ReactNode;
	/** Rendered at the end of the title line. */
	readonly actions?: ReactNode;
	/** Shown after success: the created object and the next step. */
	readonly accepted?: ReactNode;
	/** The fields. */
	readonly children: ReactNode;
}

/**
 * A screen of a form with one command: its fields, and a bar at the lower edge with the button or the outcome. The platform's
 * text on success is a toast (Spec 2 §8). While the command is in flight or its outcome unknown, nothing can be changed or sent again.
 */
export const FormScreen = (props: FormScreenProps): ReactNode => {
	const { actor } = props;
	const isEditable = useSelector(actor, (snapshot) => !states.some((state) => snapshot.matches(state)));
	return (
		<MantineScope>
			<Page title={props.title} actions={props.actions}>
				<div className={classes.screen}>
					<Form onSubmit={() => actor.send({ type: "submit" })}>
						<fieldset className={classes.fields} disabled={!isEditable}>
							{props.children}
						</fieldset>
						<Foot {...props} />
					</Form>
				</div>
			</Page>
		</MantineScope>
	);
};

const states: readonly FormState[] = ["sending", "accepted", "outcome unknown", "not carried out"];

const Foot = ({ actor, about, submit, issue, accepted }: FormScreenProps): ReactNode => {
	const { t } = useWords();
	const isSending = useSelector(actor, (snapshot) => snapshot.matches("sending"));
	const isAccepted = useSelector(actor, (snapshot) => snapshot.matches("accepted"));
	const isUnknown = useSelector(actor, (snapshot) => snapshot.matches("outcome unknown"));
	const isNotCarriedOut = useSelector(actor, (snapshot) => snapshot.matches("not carried out"));
	const canPress = useSelector(actor, (snapshot) => snapshot.can({ type: "submit" }));
	if (isAccepted)
		return (
			<FootBar>
				<ResultCard
					kind="done"
					title={`${about} · ${t("shared.form.done")}`}
					onDismiss={() => actor.send({ type: "acknowledge" })}
				>
					{accepted}
				</ResultCard>
			</FootBar>
		);
	const outcome = <CommandOutcome actor={actor} about={about} isNotCarriedOut={isNotCarriedOut} />;
	if (isUnknown || isNotCarriedOut) return <FootBar>{outcome}</FootBar>;
	return (
		<SubmitBar
			label={isSending ? t("shared.command.sending") : submit}
			isBusy={isSending}
			reason={issue}
			isDisabled={!canPress}
		>
			{outcome}
		</SubmitBar>
	);
};

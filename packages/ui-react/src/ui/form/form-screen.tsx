import { useSelector } from "@xstate/react";
import { type ReactNode, useRef } from "react";
import { useWords } from "../../i18n/words.ts";
import { type CommandActor, CommandOutcome } from "../control/command-outcome.tsx";
import { FootBar } from "../foot/foot-bar.tsx";
import { Icon } from "../icon/icon.tsx";
import { back } from "../icon/signs.ts";
import { showToast } from "../toast/toasts.ts";
import { focusField } from "./focus-field.ts";
import { FormPage } from "./form-page.tsx";
import classes from "./form-screen.module.css";
import { ShowFieldProvider, ShownErrorsProvider } from "./shown-errors.ts";
import { StepBar } from "./step-bar.tsx";
import { SubmitBar } from "./submit-bar.tsx";
import { useLeftFields } from "./use-left-fields.ts";
import { useStepFocus } from "./use-step-focus.ts";

type FormState = "sending" | "accepted" | "outcome unknown" | "not carried out";

/** A running machine with a form and one command (`commandStates`). */
export interface FormActor extends CommandActor {
	readonly getSnapshot: () => ReturnType<CommandActor["getSnapshot"]> & {
		readonly matches: (state: FormState) => boolean;
		readonly can: (event: { readonly type: "submit" }) => boolean;
	};
	readonly send: (event: { readonly type: "submit" | "check again" | "dismiss" }) => void;
}

/** The steps of a long form. */
interface FormSteps {
	readonly label: string;
	readonly names: readonly string[];
	/** The index of the current step, from 0. */
	readonly current: number;
	readonly onGo: (step: number) => void;
}

/** What to do about an unknown outcome. */
interface UnknownOutcome {
	/** Why more is unknown than whether the command was executed. */
	readonly text?: string;
	/** Whether a list of the platform may still show it, so that it can be checked again. Without a text it always can. */
	readonly canCheck?: boolean;
	readonly children: ReactNode;
}

interface FormScreenProps {
	readonly actor: FormActor;
	/** The subject of the command, written before its outcome. */
	readonly about: string;
	/** The title of a command that was refused or not carried out, such as "Not transferred". */
	readonly notDone: string;
	/** The label of the submit button. */
	readonly submit: string;
	/** The reason why the form, or its current step, can't be submitted now. */
	readonly issue: string | undefined;
	/**
	 * The name of the field of that reason. A press on the button, or on the reason, marks every field with an error and leads to this one;
	 * until then a field shows its error once it was left. Without it the button is disabled: nothing in the form removes the reason.
	 */
	readonly issueField?: string | undefined;
	/** Whether a press on the button also shows that reason as a toast (Spec 2 §5). */
	readonly toastsIssue?: boolean;
	/** The steps of a form with more than eight fields; all but the last end with "continue". */
	readonly steps?: FormSteps | undefined;
	/** Replaces the title of the route. */
	readonly title?: ReactNode;
	/** Rendered at the end of the title line. */
	readonly actions?: ReactNode;
	/** What to do about an unknown outcome. */
	readonly unknown?: UnknownOutcome | undefined;
	/** The fields. */
	readonly children: ReactNode;
}

/**
 * A screen of a form with one command: its fields, and a bar at the lower edge with the button or the outcome. Its receipt takes
 * its place (`WithReceipt`). While the command is in flight or its outcome unknown, nothing can be changed or sent again.
 */
export const FormScreen = (props: FormScreenProps): ReactNode => {
	const { actor, steps, issue, issueField } = props;
	const isEditable = useSelector(actor, (snapshot) => !states.some((state) => snapshot.matches(state)));
	const isAccepted = useSelector(actor, (snapshot) => snapshot.matches("accepted"));
	const { isLeft, leave, leaveField, leaveAll } = useLeftFields(steps?.current ?? 0, isAccepted);
	const fields = useRef<HTMLFieldSetElement>(null);
	const bar = useStepFocus(steps?.current);
	const isLast = !steps || steps.current === steps.names.length - 1;
	const submit = () => {
		if (issue !== undefined && showIssue) {
			if (props.toastsIssue) showToast("refused", issue);
			showIssue();
		} else if (isLast) actor.send({ type: "submit" });
		else if (issue === undefined) steps.onGo(steps.current + 1);
	};
	const showField = (name: string) => {
		leaveField(name);
		focusField(fields.current, name);
	};
	const showIssue =
		issueField === undefined
			? undefined
			: () => {
					leaveAll();
					focusField(fields.current, issueField);
				};
	return (
		<FormPage title={props.title} actions={props.actions} onSubmit={submit}>
			<fieldset ref={fields} role="none" className={classes.fields} disabled={!isEditable} onBlur={leave}>
				{steps ? <StepBar ref={bar} label={steps.label} steps={steps.names} current={steps.current} /> : null}
				<ShownErrorsProvider value={issueField === undefined ? showsAll : isLeft}>
					<ShowFieldProvider value={showField}>{props.children}</ShowFieldProvider>
				</ShownErrorsProvider>
			</fieldset>
			<Foot {...props} isLast={isLast} onReason={showIssue} />
		</FormPage>
	);
};

const showsAll = (): boolean => true;

const states: readonly FormState[] = ["sending", "accepted", "outcome unknown", "not carried out"];

interface FootProps extends FormScreenProps {
	readonly isLast: boolean;
	readonly onReason: (() => void) | undefined;
}

const Foot = (props: FootProps): ReactNode => {
	const { actor, about, issue, steps, isLast, unknown, onReason } = props;
	const { t } = useWords();
	const isSending = useSelector(actor, (snapshot) => snapshot.matches("sending"));
	const isAccepted = useSelector(actor, (snapshot) => snapshot.matches("accepted"));
	const isUnknown = useSelector(actor, (snapshot) => snapshot.matches("outcome unknown"));
	const isNotCarriedOut = useSelector(actor, (snapshot) => snapshot.matches("not carried out"));
	const canPress = useSelector(actor, (snapshot) => snapshot.can({ type: "submit" }));
	// The next page, or the receipt, takes its place.
	if (isAccepted) return null;
	const outcome = (
		<CommandOutcome
			actor={actor}
			about={about}
			notDone={props.notDone}
			isNotCarriedOut={isNotCarriedOut}
			unknown={unknown?.text}
			isFinal={unknown?.text !== undefined && unknown.canCheck !== true}
		>
			{unknown?.children}
		</CommandOutcome>
	);
	if (isUnknown || isNotCarriedOut) return <FootBar>{outcome}</FootBar>;
	const label = isLast ? props.submit : t("shared.form.next");
	return (
		<SubmitBar
			label={isSending ? t("shared.command.sending") : label}
			isBusy={isSending}
			reason={issue}
			onReason={onReason}
			isDisabled={isLast && !canPress && !onReason}
			before={
				steps && steps.current > 0 && !isSending ? (
					<button
						type="button"
						className={classes.previous}
						aria-label={t("shared.form.previous")}
						onClick={() => steps.onGo(steps.current - 1)}
					>
						<Icon sign={back} weight={2} className="mirrored" />
					</button>
				) : null
			}
		>
			{outcome}
		</SubmitBar>
	);
};

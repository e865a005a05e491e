import type { ReactNode } from "react";
import { type CommandActor, CommandOutcome } from "../../ui/control/command-outcome.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import classes from "./fund.module.css";

/** The question before a command of a fund is sent; a refusal keeps it open. */
export const FundQuestion = (props: {
	readonly actor: CommandActor;
	/** The title of a command that was refused. */
	readonly notDone: string;
	readonly title: string;
	readonly isOpen: boolean;
	readonly isSending: boolean;
	/** The labels of the buttons. */
	readonly keep: string;
	readonly confirm: string;
	readonly onKeep: () => void;
	readonly onConfirm: () => void;
	/** What the command does. */
	readonly children: ReactNode;
}): ReactNode => {
	const { actor, title, isOpen, isSending, keep, confirm, onKeep, onConfirm, children } = props;
	return (
		<Sheet asks open={isOpen} title={title} onClose={onKeep}>
			<div className={classes.question}>
				{children}
				<CommandOutcome actor={actor} about={undefined} notDone={props.notDone} isNotCarriedOut={false} />
				<div className={classes.buttons}>
					<button type="button" className="quiet-button" disabled={isSending} onClick={onKeep}>
						{keep}
					</button>
					<button type="button" className="main-button" aria-busy={isSending} onClick={onConfirm}>
						{confirm}
					</button>
				</div>
			</div>
		</Sheet>
	);
};

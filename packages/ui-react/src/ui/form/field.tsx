import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId } from "react";
import { useWords } from "../../i18n/words.ts";
import { useIsInteractive } from "../../state/use-is-interactive.ts";
import { useLimitedText } from "../control/limited-text.ts";
import { FieldBox, FieldFrame, type FieldFrameProps, inputAttributes } from "./field-frame.tsx";
import { useShownError } from "./shown-errors.ts";

interface FieldProps extends FieldFrameProps {
	readonly name: string;
	readonly type?: "email" | "tel" | "password" | "text";
	readonly value: string;
	readonly onType: (text: string) => void;
	readonly onLeave?: () => void;
	readonly onFocus?: () => void;
	readonly autoComplete: HTMLInputAutoCompleteAttribute;
	/** The phone's keyboard; by default that of the type. */
	readonly inputMode?: "email" | "tel" | "numeric" | "decimal";
	/** The label of the enter key of the phone's keyboard. */
	readonly enterKey?: "next" | "go";
	/** A longer text is refused as a whole, with a text that says so. */
	readonly maxLength?: number;
	/** Reads a typed or pasted text before it is measured. */
	readonly read?: (text: string) => string;
	readonly isRequired?: boolean;
	/** The value can be read and copied, not changed. */
	readonly isLocked?: boolean;
	/** Rendered inside the field, at its end. */
	readonly action?: ReactNode;
}

const keyboards = { text: "text", password: "text", email: "email", tel: "tel" } as const;

/** A single-line text field. */
export const Field = (given: FieldProps): ReactNode => {
	const id = useId();
	const { t } = useWords();
	const { maxLength, read = (text: string) => text } = given;
	const limited = useLimitedText(given.value, maxLength, given.onType);
	const shownError = useShownError(given.name, given.error);
	const error = limited.isRefused ? t("shared.form.tooLong", { length: maxLength ?? 0 }) : shownError;
	const props = { ...given, error };
	const isInteractive = useIsInteractive();
	return (
		<FieldFrame {...props} id={id}>
			<FieldBox isWrong={props.error !== undefined}>
				<input
					{...inputAttributes(id, props)}
					name={props.name}
					type={props.type ?? "text"}
					dir="ltr"
					inputMode={props.inputMode ?? keyboards[props.type ?? "text"]}
					enterKeyHint={props.enterKey ?? "next"}
					autoComplete={props.autoComplete}
					autoCapitalize="none"
					autoCorrect="off"
					spellCheck={false}
					value={props.value}
					readOnly={!isInteractive || props.isLocked === true}
					aria-required={props.isRequired ?? true}
					onChange={(event) => limited.take(read(event.currentTarget.value))}
					onFocus={props.onFocus}
					onBlur={props.onLeave}
				/>
				{props.action}
			</FieldBox>
		</FieldFrame>
	);
};

import type { ReactNode } from "react";
import { Field } from "./field.tsx";
import type { FieldFrameProps } from "./field-frame.tsx";

interface CodeFieldProps extends FieldFrameProps {
	readonly name: string;
	readonly value: string;
	readonly onType: (text: string) => void;
	readonly enterKey?: "next" | "go";
	/** The button that sends the code, inside the field. */
	readonly action?: ReactNode;
}

/** A field for a code that was sent by e-mail or text message: the phone offers to fill it in. */
export const CodeField = (props: CodeFieldProps): ReactNode => (
	<Field {...props} inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
);

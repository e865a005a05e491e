import { withoutSeparators } from "@tradewind/domain/input";
import type { ReactNode } from "react";
import { Field } from "./field.tsx";
import type { FieldFrameProps } from "./field-frame.tsx";

interface CodeFieldProps extends FieldFrameProps {
	readonly name: string;
	readonly value: string;
	readonly onType: (text: string) => void;
	readonly enterKey?: "next" | "go";
	/** A `FieldAction` that sends the code. */
	readonly action?: ReactNode;
}

/** A field for a code sent by e-mail or text message, which the phone can autofill. The separators of a pasted code are removed. */
export const CodeField = (props: CodeFieldProps): ReactNode => (
	<Field
		{...props}
		inputMode="numeric"
		autoComplete="one-time-code"
		maxLength={24}
		read={withoutSeparators}
	/>
);

import type { ComponentProps, ReactNode } from "react";
import classes from "./decimal-input.module.css";
import { withoutBlanksAround } from "./without-blanks-around.ts";

/** A text input for a decimal, with the numeric keypad of the phone. Never a number input, which changes typed text, and without a limit, which would cut a pasted one. */
export const DecimalInput = ({
	value,
	onType,
	isCentred = false,
	...rest
}: Omit<ComponentProps<"input">, "value" | "onChange" | "type"> & {
	readonly value: string;
	readonly onType: (text: string) => void;
	readonly isCentred?: boolean;
}): ReactNode => (
	<input
		{...rest}
		type="text"
		inputMode="decimal"
		autoComplete="off"
		autoCorrect="off"
		spellCheck={false}
		enterKeyHint="done"
		dir="ltr"
		className={classes.input}
		data-centred={isCentred}
		value={value}
		onChange={(event) => onType(withoutBlanksAround(event.currentTarget.value))}
		onKeyDown={(event) => {
			if (event.key === "Enter") event.currentTarget.blur();
		}}
	/>
);

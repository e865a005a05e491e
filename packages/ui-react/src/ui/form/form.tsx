import type { KeyboardEvent, ReactNode } from "react";
import { useIsInteractive } from "../../state/use-is-interactive.ts";
import classes from "./form.module.css";

/** A form: its fields and its submit bar. Enter moves to the next empty field, or submits a complete form. */
export const Form = (props: {
	readonly onSubmit: (form: HTMLFormElement) => void;
	readonly children: ReactNode;
}): ReactNode => (
	<form
		className={classes.form}
		inert={!useIsInteractive()}
		noValidate
		onSubmit={(event) => {
			event.preventDefault();
			props.onSubmit(event.currentTarget);
		}}
		onKeyDown={goOn}
	>
		{props.children}
	</form>
);

const goOn = (event: KeyboardEvent<HTMLFormElement>): void => {
	if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
	const fields = [...event.currentTarget.querySelectorAll("input")].filter(
		({ inputMode, type }) => ["text", "password", "email", "tel"].includes(type) && inputMode !== "none",
	);
	const next = fields.slice(fields.indexOf(event.target) + 1).find(({ value }) => value === "");
	if (!next) return;
	event.preventDefault();
	next.focus();
};

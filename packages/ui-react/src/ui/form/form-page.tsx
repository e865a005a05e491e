import { type ReactNode, use } from "react";
import { InSheet } from "../layout/in-sheet.ts";
import { Page } from "../layout/page.tsx";
import { Form } from "./form.tsx";
import classes from "./form-page.module.css";

/** A page with one form: its fields, then its bar at the lower edge, even below a short form. In a sheet it is the form alone. */
export const FormPage = (props: {
	/** Replaces the title of the route. */
	readonly title?: ReactNode;
	/** Rendered at the end of the title line. */
	readonly actions?: ReactNode;
	readonly onSubmit: () => void;
	readonly children: ReactNode;
}): ReactNode => {
	const form = <Form onSubmit={props.onSubmit}>{props.children}</Form>;
	if (use(InSheet)) return form;
	return (
		<Page title={props.title} actions={props.actions}>
			<div className={classes.screen}>{form}</div>
		</Page>
	);
};

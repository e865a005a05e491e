import { type ReactNode, use } from "react";
import classes from "./html.module.css";
import { safeHtml } from "./safe-html.ts";

/** The platform's HTML, sanitised. Suspends while the sanitiser is loading. */
export const Html = ({ text }: { readonly text: string }): ReactNode => {
	const safe = use(safeHtml(text));
	return <div className={classes.html} ref={(place) => place?.replaceChildren(safe.cloneNode(true))} />;
};

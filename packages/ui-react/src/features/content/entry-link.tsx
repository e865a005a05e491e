import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import classes from "./entry-link.module.css";

/** A row that links to its entry; unread entries have a mark at their start. */
export const EntryLink = (props: {
	readonly to: string;
	readonly isUnread: boolean;
	readonly className: string | undefined;
	readonly onOpen?: () => void;
	readonly children: ReactNode;
}): ReactNode => (
	<Link
		to={props.to}
		className={`${classes.entry} ${props.className}`}
		data-unread={props.isUnread}
		onClick={props.onOpen}
	>
		{props.children}
	</Link>
);

import type { ReactNode } from "react";
import { Avatar } from "./avatar.tsx";
import classes from "./person-head.module.css";

/** The head of a trader in any list: picture, name, a line below the name, and at its end a figure or a button. */
export const PersonHead = (props: {
	readonly avatar: string;
	readonly nickname: string;
	/** The name as it is shown, with its marks. */
	readonly name: ReactNode;
	readonly about: ReactNode;
	/** Before the picture. */
	readonly rank?: ReactNode;
	readonly children?: ReactNode;
}): ReactNode => (
	<div className={classes.head}>
		{props.rank}
		<Avatar address={props.avatar} name={props.nickname} />
		<div className={classes.who}>
			<span className={classes.name}>{props.name}</span> <span className={classes.about}>{props.about}</span>
		</div>
		{props.children}
	</div>
);

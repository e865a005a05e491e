import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Toggle } from "../control/toggle.tsx";
import { Icon } from "../icon/icon.tsx";
import { forward } from "../icon/signs.ts";
import classes from "./rows.module.css";

interface RowProps {
	readonly label: string;
	readonly icon?: ReactNode;
}

export const Rows = (props: { readonly children: ReactNode; readonly title?: string }): ReactNode => {
	const rows = <div className={classes.rows}>{props.children}</div>;
	if (props.title === undefined) return rows;
	return (
		<section aria-label={props.title}>
			<h2 className={classes.title}>{props.title}</h2>
			{rows}
		</section>
	);
};

export const LinkRow = (props: RowProps & { readonly to: string; readonly value?: string }): ReactNode => (
	<Link to={props.to} className={classes.row}>
		{props.icon}
		<span className={classes.label}>{props.label}</span>{" "}
		{props.value ? <span className={classes.value}>{props.value}</span> : null}
		<Arrow />
	</Link>
);

/** A row that opens a sheet. */
export const SheetRow = (
	props: RowProps & { readonly value: string; readonly onPress: () => void },
): ReactNode => (
	<button type="button" className={classes.row} aria-haspopup="dialog" onClick={props.onPress}>
		{props.icon}
		<span className={classes.label}>{props.label}</span> <span className={classes.value}>{props.value}</span>
		<Arrow />
	</button>
);

/** A disabled link that shows its reason. */
export const BlockedRow = (props: RowProps & { readonly onPress: () => void }): ReactNode => (
	<button type="button" className={classes.row} onClick={props.onPress}>
		{props.icon}
		<span className={classes.label}>{props.label}</span>
		<Arrow />
	</button>
);

export const PressRow = (props: { readonly label: string; readonly onPress: () => void }): ReactNode => (
	<button type="button" className={classes.row} data-warns="true" onClick={props.onPress}>
		<span className={classes.label}>{props.label}</span>
	</button>
);

/** A row with a switch. */
export const SwitchRow = (
	props: RowProps & { readonly isOn: boolean; readonly onSwitch: (isOn: boolean) => void },
): ReactNode => (
	<label className={classes.row}>
		{props.icon}
		<span className={classes.label}>{props.label}</span>
		<Toggle isOn={props.isOn} onSwitch={props.onSwitch} />
	</label>
);

const Arrow = (): ReactNode => (
	<Icon sign={forward} size={18} weight={2} className={`${classes.arrow} mirrored`} />
);

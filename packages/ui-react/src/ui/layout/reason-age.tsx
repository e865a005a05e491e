import type { ReactNode } from "react";
import { Age } from "../status/age.tsx";
import { useConnectionStatus } from "../status/statuses.ts";
import classes from "./bottom-bar.module.css";

/** The age of the reason in a bottom bar, unless the strip of the page shows it. */
export const ReasonAge = ({ since }: { readonly since: number }): ReactNode =>
	useConnectionStatus() ? null : (
		<span className={classes.age}>
			{" "}
			<Age since={since} />
		</span>
	);

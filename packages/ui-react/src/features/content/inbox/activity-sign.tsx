import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon/icon.tsx";
import { bell, check, cross } from "../../../ui/icon/signs.ts";
import classes from "./activity-row.module.css";

export type Sign = "filled" | "cancelled" | "gain" | "loss" | "even" | "notice" | "unknown";

/** The icon of an entry. Shape and colour both carry the meaning. */
const signs: Readonly<Record<Sign, string>> = {
	filled: check,
	cancelled: cross,
	gain: "M5 16l5-5 3 3 6-7M14.5 7H19v4.5",
	loss: "M5 8l5 5 3-3 6 7M14.5 17H19v-4.5",
	even: "M6 12h12",
	notice: bell,
	unknown: "M9 9.5a3 3 0 1 1 4.4 2.7c-.9.5-1.4 1-1.4 2M12 17.5v.2",
};

export const ActivitySign = ({ sign }: { readonly sign: Sign }): ReactNode => (
	<Icon sign={signs[sign]} size={36} weight={2} className={classes.sign} data-sign={sign} />
);

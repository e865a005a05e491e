import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import { useAge } from "./connection-bar.tsx";
import classes from "./press-bar.module.css";

/** For how long the reason of a press bar has held. */
export const SinceThen = ({ since }: { readonly since: number }): ReactNode => {
	const { say } = useWords();
	return <span className={classes.age}> {say("shell.age", { seconds: useAge(since) })}</span>;
};

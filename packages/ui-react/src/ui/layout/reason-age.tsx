import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import classes from "./bottom-bar.module.css";
import { useAge } from "./connection-bar.tsx";

/** For how long the reason of a press bar has held. */
export const SinceThen = ({ since }: { readonly since: number }): ReactNode => {
	const { say } = useWords();
	return <span className={classes.age}> {say("shell.age", { seconds: useAge(since) })}</span>;
};

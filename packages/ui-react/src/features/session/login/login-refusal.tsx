import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { reasonOf } from "../../../ui/status/status.tsx";
import classes from "./login-refusal.module.css";

/** Why the last login attempt of this page failed. Earlier failures belong to other pages. */
export const LoginRefusal = (): ReactNode => {
	const { t } = useWords();
	const { session } = useApp();
	const error = useSelector(session, (snapshot) => snapshot.context.error);
	const signedIn = useSelector(session, (snapshot) => snapshot.context.signedIn);
	const isUnderWay = useSelector(session, (snapshot) => snapshot.matches("signing in"));
	const attempt = useLastAttempt(isUnderWay, signedIn);
	// An attempt that ended with neither an error nor another customer was a defect.
	const hasFailed = attempt && !isUnderWay && (error !== undefined || attempt.before === signedIn);
	const text = error?._tag === "AnswerLost" ? t("session.outcomeLost") : reasonOf(error, t);
	return <div role="alert">{hasFailed ? <p className={classes.refusal}>{text}</p> : null}</div>;
};

interface Attempt {
	readonly before: SignedIn | undefined;
}

/** The customer at the start of the attempt; they do not change during it. */
const useLastAttempt = (isUnderWay: boolean, signedIn: SignedIn | undefined): Attempt | undefined => {
	const [attempt, setAttempt] = useState<Attempt>();
	useEffect(() => {
		if (isUnderWay) setAttempt({ before: signedIn });
	}, [isUnderWay, signedIn]);
	return attempt;
};

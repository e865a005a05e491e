import { useEffect, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import type { loanRequestOf } from "../request/request-actor.ts";

type Flow = ReturnType<typeof loanRequestOf>;

interface Loaded {
	readonly language: string;
	readonly attempt: number;
	readonly isFailed: boolean;
}

/** Loads the agreement's text in the language of the page. Without it the flow falls back to the text that the platform stores. */
export const useAgreementTexts = (
	flow: Flow,
): { readonly is: "loading" | "loaded" | "failed"; readonly retry: () => void } => {
	const { code } = useWords().language;
	const [attempt, setAttempt] = useState(0);
	const [loaded, setLoaded] = useState<Loaded>();
	useEffect(() => {
		let isLeft = false;
		const finish = (isFailed: boolean) => {
			if (!isLeft) setLoaded({ language: code, attempt, isFailed });
		};
		flow.loadTexts().then(
			() => finish(false),
			() => finish(true),
		);
		return () => {
			isLeft = true;
		};
	}, [flow, code, attempt]);
	const retry = () => setAttempt(attempt + 1);
	if (loaded?.language !== code || loaded.attempt !== attempt) return { is: "loading", retry };
	return { is: loaded.isFailed ? "failed" : "loaded", retry };
};

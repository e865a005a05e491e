import type { AgreementTexts } from "@tradewind/domain/loan";
import { useEffect, useState } from "react";
import { useWords } from "../../../i18n/words.ts";

interface Loaded {
	readonly language: string;
	readonly attempt: number;
	/** Without a text in the language of the page the stored one is shown. */
	readonly texts: AgreementTexts | undefined;
}

export interface TextsState {
	readonly is: "loading" | "loaded" | "failed";
	readonly texts: AgreementTexts;
	readonly retry: () => void;
}

/** Loads the agreement's text in the language of the page, again after a change of the language. `load` keeps its identity. */
export const useAgreementTexts = (load: () => Promise<AgreementTexts>): TextsState => {
	const { code } = useWords().language;
	const [attempt, setAttempt] = useState(0);
	const [loaded, setLoaded] = useState<Loaded>();
	useEffect(() => {
		let isCancelled = false;
		const finish = (texts: AgreementTexts | undefined) => {
			if (!isCancelled) setLoaded({ language: code, attempt, texts });
		};
		load().then(finish, () => finish(undefined));
		return () => {
			isCancelled = true;
		};
	}, [load, code, attempt]);
	const retry = () => setAttempt(attempt + 1);
	if (loaded?.language !== code || loaded.attempt !== attempt) return { is: "loading", texts: {}, retry };
	return { is: loaded.texts ? "loaded" : "failed", texts: loaded.texts ?? {}, retry };
};

import type { AgreementTexts } from "@tradewind/domain/loan";
import { type ReactNode, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { LoadError } from "../../../ui/status/status.tsx";
import classes from "./agreement-paper.module.css";
import { AgreementPaper, PaperSkeleton } from "./agreement-paper.tsx";
import { loadAgreementTexts } from "./agreement-texts.ts";
import { useAgreementTexts } from "./use-agreement-texts.ts";

/**
 * The agreement of a customer whose language has none (docs/assumptions.md, A-700): it says so above the text that is signed, and
 * shows the English text in its place on request.
 */
export const ForeignAgreement = (props: {
	/** The agreement with these texts in English; `undefined` while the loan cannot be requested. */
	readonly english: (texts: AgreementTexts) => string | undefined;
	/** The text that is signed. */
	readonly children: ReactNode;
}): ReactNode => {
	const { t } = useWords();
	const [isEnglish, setEnglish] = useState(false);
	return (
		<>
			<div className={classes.note} role="note">
				<p>{t("loan.agreement.foreign")}</p>
				<button type="button" className="quiet-button" onClick={() => setEnglish(!isEnglish)}>
					{t(isEnglish ? "loan.agreement.signed" : "loan.agreement.english")}
				</button>
			</div>
			{isEnglish ? <EnglishAgreement english={props.english} /> : props.children}
		</>
	);
};

const loadEnglish = () => loadAgreementTexts("en");

const EnglishAgreement = (props: {
	readonly english: (texts: AgreementTexts) => string | undefined;
}): ReactNode => {
	const { is, texts, retry } = useAgreementTexts(loadEnglish);
	if (is === "failed") return <LoadError error={undefined} onRetry={retry} />;
	const html = is === "loading" ? undefined : props.english(texts);
	return html === undefined ? <PaperSkeleton /> : <AgreementPaper html={html} />;
};

import { browserLanguage } from "@tradewind/domain/site";
import { type ReactNode, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { readSaved, save } from "../../storage/saved.ts";
import { BottomBar } from "../../ui/layout/bottom-bar.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import classes from "./language-offer.module.css";
import { offerTexts } from "./offer-texts.ts";

/**
 * Offers the language of the browser, in that language, to a customer who has not chosen one and reads the app in another
 * language (docs/assumptions.md, A-436). It is offered once; the language page can still change it.
 */
export const LanguageOffer = ({ tags }: { readonly tags: readonly string[] }): ReactNode => {
	const { t, language } = useWords();
	const { chooseLanguage } = useApp();
	const [isAnswered, setAnswered] = useState(() => isAnsweredBefore());
	const [isLoading, setLoading] = useState(false);
	const offered = browserLanguage(tags);
	if (!offered || isAnswered || offered.code === language.code) return null;
	const text = offerTexts[offered.code];
	const accept = () => {
		setLoading(true);
		chooseLanguage(offered.code).then(
			() => setAnswered(true),
			() => {
				setLoading(false);
				showToast("failed", t("shared.notOpened"));
			},
		);
	};
	const decline = () => {
		save({ languageOfferDeclined: true });
		setAnswered(true);
	};
	return (
		<BottomBar>
			<section className={classes.offer} lang={offered.tag} dir={offered.direction} aria-label={text.title}>
				<p>{text.title}</p>
				<div className={classes.answers}>
					<button type="button" className="quiet-button" disabled={isLoading} onClick={decline}>
						{text.no}
					</button>
					<button
						type="button"
						className={classes.accept}
						aria-busy={isLoading}
						disabled={isLoading}
						onClick={accept}
					>
						{text.yes}
					</button>
				</div>
			</section>
		</BottomBar>
	);
};

const isAnsweredBefore = (): boolean => {
	const { language, languageOfferDeclined } = readSaved();
	return language !== undefined || languageOfferDeclined === true;
};

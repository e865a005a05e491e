import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useState } from "react";
import { currentLanguage } from "../i18n/words.ts";
import { useApp } from "../state/app.ts";
import { loadOnce } from "../state/load-once.ts";
import { whenIdle } from "../state/when-idle.ts";
import { readSaved } from "../storage/saved.ts";

const loadOffer = loadOnce(() => import("../features/site/language-offer.tsx"));
type Offer = Awaited<ReturnType<typeof loadOffer>>["LanguageOffer"];

/** Loads the offer of the browser's language when the page is shown and idle, and the site's own language is known. */
export const LanguageOfferPlace = (): ReactNode => {
	const isKnown = useSelector(useApp().site, (site) => site.matches("ready"));
	const [loaded, setLoaded] = useState<{ readonly Offer: Offer }>();
	useEffect(() => {
		if (!isKnown || !isWorthLoading()) return;
		whenIdle(() => {
			loadOffer().then(
				({ LanguageOffer }) => setLoaded({ Offer: LanguageOffer }),
				() => {
					// The next visit offers it again.
				},
			);
		});
	}, [isKnown]);
	return loaded ? <loaded.Offer tags={navigator.languages} /> : null;
};

/** Whether no language was chosen or declined, and the first language of the browser is another one. */
const isWorthLoading = (): boolean => {
	const { language, languageOfferDeclined } = readSaved();
	if (language !== undefined || languageOfferDeclined) return false;
	const [own] = currentLanguage().tag.split("-");
	return !navigator.language.toLowerCase().startsWith(own ?? "");
};

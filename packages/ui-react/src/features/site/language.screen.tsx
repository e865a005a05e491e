import { type LanguageCode, languages } from "@tradewind/domain/site";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { currentLanguage, hasOwnWords, useWords } from "../../i18n/words.ts";
import { reloadApp } from "../../router/reload-app.ts";
import { useApp } from "../../state/app.ts";
import { Page } from "../../ui/layout/page.tsx";
import { useGoBack } from "../../ui/layout/use-go-back.ts";
import { showToast } from "../../ui/toast/toasts.ts";
import classes from "./language.module.css";
import { LanguageList } from "./language-list.tsx";

const worded = languages.filter(({ code }) => hasOwnWords(code));
const unworded = languages.filter(({ code }) => !hasOwnWords(code));

/**
 * Spec 1 §2: choosing another language saves it and goes back, and the app is reloaded (docs/assumptions.md, A-48).
 * Languages without words of their own have a separate group; their figures and the platform's texts are localised.
 */
export const Screen = (): ReactNode => {
	const { t, language } = useWords();
	const { chooseLanguage } = useApp();
	const goBack = useGoBack();
	const [awaited, setAwaited] = useState<LanguageCode>();
	const arrivedWith = useRef(language.code);
	useEffect(
		() => () => {
			if (currentLanguage().code !== arrivedWith.current) reloadApp();
		},
		[],
	);
	const choose = (code: LanguageCode) => {
		if (code === language.code) return goBack();
		setAwaited(code);
		chooseLanguage(code).then(goBack, () => {
			setAwaited(undefined);
			showToast("refused", t("site.languageMissing"));
		});
	};
	return (
		<Page>
			<div className={classes.page}>
				<LanguageList languages={worded} present={language.code} awaited={awaited} onChoose={choose} />
				{unworded.length > 0 ? (
					<>
						<h2 className={classes.note}>{t("site.inEnglish")}</h2>
						<LanguageList languages={unworded} present={language.code} awaited={awaited} onChoose={choose} />
					</>
				) : null}
			</div>
		</Page>
	);
};

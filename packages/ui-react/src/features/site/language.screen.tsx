import { type LanguageCode, languages } from "@tradewind/domain/site";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { currentLanguage, useWords } from "../../i18n/words.ts";
import { canReload, reloadApp } from "../../router/reload-app.ts";
import { useApp } from "../../state/app.ts";
import { useIsInteractive } from "../../state/use-is-interactive.ts";
import { Page } from "../../ui/layout/page.tsx";
import { useGoBack } from "../../ui/layout/use-go-back.ts";
import { SearchField } from "../../ui/search/search-field.tsx";
import { Empty } from "../../ui/status/status.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { findLanguages, namedLanguages } from "./find-languages.ts";
import classes from "./language.module.css";
import { LanguageList } from "./language-list.tsx";
import { reloadPreviousPage } from "./reload-previous-page.ts";

/**
 * Spec 1 §2: choosing another language saves it and goes back, and the app is reloaded (docs/assumptions.md, A-48), before the
 * previous page is shown if it can be reloaded at once. A search finds a language by its own name, its names in English and in the
 * language of the page, and its code.
 */
export const Screen = (): ReactNode => {
	const { t, language } = useWords();
	const { chooseLanguage } = useApp();
	const goBack = useGoBack();
	const isInteractive = useIsInteractive();
	const [awaited, setAwaited] = useState<LanguageCode>();
	const [typed, setTyped] = useState("");
	const named = useMemo(() => namedLanguages(languages, language.code, language.tag), [language]);
	const found = findLanguages(named, typed);
	const arrivedWith = useRef(language.code);
	const isOpen = useRef(false);
	useEffect(() => {
		isOpen.current = true;
		return () => {
			isOpen.current = false;
			if (currentLanguage().code !== arrivedWith.current) reloadApp();
		};
	}, []);
	const leave = async () => {
		const reloads = await canReload();
		// The customer may have gone back meanwhile.
		if (isOpen.current) (reloads ? reloadPreviousPage : goBack)();
	};
	const choose = (code: LanguageCode) => {
		if (code === language.code) return goBack();
		setAwaited(code);
		chooseLanguage(code).then(leave, () => {
			setAwaited(undefined);
			showToast("refused", t("site.languageMissing"));
		});
	};
	return (
		<Page>
			<div className={classes.page}>
				<SearchField
					label={t("site.language.search")}
					value={typed}
					onType={setTyped}
					isReadOnly={!isInteractive}
				/>
				<div role="status" className={classes.found}>
					{found.length === 0 ? <Empty text={t("site.language.none")} /> : null}
				</div>
				{found.length > 0 ? (
					<LanguageList languages={found} present={language.code} awaited={awaited} onChoose={choose} />
				) : null}
			</div>
		</Page>
	);
};

import { type LanguageCode, languages } from "@tradewind/domain";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../shell/app.ts";
import { notify } from "../../shell/notices.ts";
import { Page } from "../../shell/page.tsx";
import classes from "./language-page.module.css";

/** Spec 1 §2: choosing another language saves it and goes back. The page is not loaded anew: what is typed elsewhere stays. */
export const LanguagePage = (): ReactNode => {
	const { say, language } = useWords();
	const { chooseLanguage } = useApp();
	const navigate = useNavigate();
	const [awaited, setAwaited] = useState<LanguageCode>();
	const choose = (code: LanguageCode) => {
		setAwaited(code);
		chooseLanguage(code).then(
			() => (history.length > 1 ? navigate(-1) : navigate("/", { replace: true })),
			() => {
				setAwaited(undefined);
				notify("refused", say("shell.noAnswer"));
			},
		);
	};
	return (
		<Page title={say("site.language")} back>
			<ul className={classes.list}>
				{languages.map(({ code, name, tag, direction }) => (
					<li key={code}>
						<button
							type="button"
							className={classes.row}
							aria-current={code === language.code ? "true" : undefined}
							aria-busy={code === awaited}
							disabled={awaited !== undefined}
							onClick={() => choose(code)}
						>
							<span lang={tag} dir={direction}>
								{name}
							</span>
							{code === language.code ? (
								<svg viewBox="0 0 24 24" aria-hidden="true">
									<path d="M5 13l5 5L19 7" />
								</svg>
							) : null}
						</button>
					</li>
				))}
			</ul>
		</Page>
	);
};

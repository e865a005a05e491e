import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { Empty } from "../../ui/status/status.tsx";
import classes from "./texts.module.css";

/** Shown instead of all pages while the configuration of this deployment is not valid. */
export const ConfigurationFault = ({ field }: { readonly field: string }): ReactNode => {
	const { t } = useWords();
	return (
		<main>
			<div className={classes.page} role="alert">
				<h1 className={classes.lead}>{t("site.configuration.title")}</h1>
				<Empty text={t("site.configuration.text")}>
					<code dir="ltr">{field}</code>
				</Empty>
			</div>
		</main>
	);
};

import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useSettings } from "../../state/use-settings.ts";
import { Page } from "../../ui/layout/page.tsx";
import classes from "./texts.module.css";

/** The title of a site for tests (Spec 2 §2). */
const testSite = "DEMO";

const parts = ["risk", "regions", "safety"] as const;

/** The fixed announcement; a site for tests is marked (Spec 2 §2). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const { name } = useSettings();
	return (
		<Page>
			<div className={classes.page}>
				{name === testSite ? (
					<p className={classes.marker}>
						<strong>{t("site.announcement.demo")}</strong> {t("site.announcement.demoText")}
					</p>
				) : null}
				{parts.map((part) => (
					<section key={part}>
						<h2 className={classes.title}>{t(`site.announcement.${part}`)}</h2>
						<p className={classes.text}>{t(`site.announcement.${part}Text`)}</p>
					</section>
				))}
			</div>
		</Page>
	);
};

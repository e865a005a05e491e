import { languageOf } from "@tradewind/domain/site";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { configuration } from "../../storage/configuration.ts";
import { Page } from "../../ui/layout/page.tsx";
import { aboutTexts } from "./about-texts.ts";
import { legalLinks } from "./legal-links.ts";
import classes from "./texts.module.css";

/** The company's own text: Chinese if the language is hk, otherwise English (Spec 2 §2). */
export const Screen = (): ReactNode => {
	const { t, language } = useWords();
	const code = language.code === "hk" ? "hk" : "en";
	const { lead, figures, parts } = aboutTexts[code];
	return (
		<Page>
			<div className={classes.page} lang={languageOf(code)?.tag} dir="ltr">
				<p className={classes.lead}>{lead}</p>
				<dl className={classes.figures}>
					{figures.map(([figure, meaning]) => (
						<div key={figure}>
							<dt>{meaning}</dt>
							<dd>{figure}</dd>
						</div>
					))}
				</dl>
				{parts.map(({ title, text }) => (
					<section key={title}>
						<h2 className={classes.title}>{title}</h2>
						<p className={classes.text}>{text}</p>
					</section>
				))}
			</div>
			<div className={classes.page}>
				{Object.entries(legalLinks).map(([kind, address]) => (
					<OtherPage key={kind} address={address} name={t(`site.legal.${kind}`)} />
				))}
				<OtherPage address={`${configuration.base}third-party-notices.txt`} name={t("site.about.notices")} />
			</div>
		</Page>
	);
};

const OtherPage = (props: { readonly address: string; readonly name: string }): ReactNode => (
	<a className="quiet-button" href={props.address} target="_blank" rel="noopener">
		{props.name}
	</a>
);

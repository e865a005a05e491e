import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useWords } from "../i18n/words.ts";
import { FactLine, FactList } from "../ui/sheet/fact-list.tsx";
import classes from "./how-computed.module.css";
import { roundingText } from "./rounding-text.ts";
import type { FigureSource } from "./sources/figure-source.ts";
import { figureSources } from "./sources/figure-sources.ts";
import { factsOf } from "./sources/rule-facts.ts";

/**
 * Where each figure of the page comes from: its rule with its inputs and its rounding, and whether that is proved, or the field and the
 * call of the platform.
 */
export const FiguresOfPage = (): ReactNode => {
	const { t } = useWords();
	const { pathname } = useLocation();
	const shown = figureSources.filter(({ at }) => at.some((path) => path === pathname));
	if (shown.length === 0) return null;
	return (
		<section>
			<h3 className={classes.title}>{t("shared.how.page")}</h3>
			<FactList>
				{shown.flatMap(({ figures }) =>
					Object.entries(figures).map(([name, source]) => {
						const from = source.is === "platform" ? source.field : source.rule;
						// A page can show figures of one name from several sources.
						return (
							<FactLine key={`${name} ${from}`} label={t(name)}>
								<span className={classes.source}>
									{t(`shared.how.${source.is}`)} ·{" "}
									<bdi lang="en" translate="no">
										{from}
									</bdi>
									<br />
									<Inputs of={source} /> · {roundingText(factsOf(source).rounding, t)}
								</span>
							</FactLine>
						);
					}),
				)}
			</FactList>
		</section>
	);
};

/** What it is computed with; a figure of the platform is given by a call. */
const Inputs = ({ of }: { readonly of: FigureSource }): ReactNode => {
	const { t, language } = useWords();
	if (of.is !== "platform")
		return new Intl.ListFormat(language.tag).format(factsOf(of).inputs.map((key) => t(key)));
	return (
		<bdi lang="en" translate="no">
			{of.call}
		</bdi>
	);
};

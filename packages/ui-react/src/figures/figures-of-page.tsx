import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { useWords } from "../i18n/words.ts";
import { FactLine, FactList } from "../ui/sheet/fact-list.tsx";
import classes from "./how-computed.module.css";
import { roundingText } from "./rounding-text.ts";
import type { FigureSource } from "./sources/figure-source.ts";
import { figureSources } from "./sources/figure-sources.ts";
import { factsOf } from "./sources/rule-facts.ts";

/**
 * Where each figure of the page comes from: a rule with its inputs and its rounding, and whether that is proved, or the platform. The
 * names of rules, fields and calls are for auditors: a tap shows them.
 */
export const FiguresOfPage = (): ReactNode => {
	const { t, language } = useWords();
	const { pathname } = useLocation();
	const [hasNames, setNames] = useState(false);
	const shown = figureSources.filter(({ at }) => at.some((path) => path === pathname));
	if (shown.length === 0) return null;
	const inputsOf = (source: FigureSource) =>
		new Intl.ListFormat(language.tag).format(factsOf(source).inputs.map((key) => t(key)));
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
									{t(`shared.how.${source.is}`)}
									<Name isShown={hasNames}> · {from}</Name>
									<br />
									{source.is === "platform" ? (
										<Name isShown={hasNames}>{source.call} · </Name>
									) : (
										`${inputsOf(source)} · `
									)}
									{roundingText(factsOf(source).rounding, t)}
								</span>
							</FactLine>
						);
					}),
				)}
			</FactList>
			{hasNames ? null : (
				<button type="button" className={classes.how} onClick={() => setNames(true)}>
					{t("shared.how.references")}
				</button>
			)}
		</section>
	);
};

/** A name of the program: of a rule, a field or a call. */
const Name = (props: { readonly isShown: boolean; readonly children: ReactNode }): ReactNode => (
	<bdi lang="en" translate="no" hidden={!props.isShown}>
		{props.children}
	</bdi>
);

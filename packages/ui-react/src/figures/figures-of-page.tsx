import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { useWords } from "../i18n/words.ts";
import { FactLine, FactList } from "../ui/sheet/fact-list.tsx";
import classes from "./how-computed.module.css";
import { figureSources } from "./sources/figure-sources.ts";

/**
 * Where each figure of the page comes from: a rule, and whether that is proved, or the platform. The names of rules and fields
 * are for auditors: a tap shows them.
 */
export const FiguresOfPage = (): ReactNode => {
	const { t } = useWords();
	const { pathname } = useLocation();
	const [hasNames, setNames] = useState(false);
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
									{t(`shared.how.${source.is}`)}
									{hasNames ? (
										<>
											{" · "}
											<bdi lang="en" translate="no">
												{from}
											</bdi>
										</>
									) : null}
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

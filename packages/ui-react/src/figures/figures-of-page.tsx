import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useWords } from "../i18n/words.ts";
import { FactLine, FactList } from "../ui/sheet/fact-list.tsx";
import classes from "./computation.module.css";
import { RuleName } from "./computation.tsx";
import type { FigureSource } from "./sources/figure-source.ts";
import { figureSources } from "./sources/figure-sources.ts";

/** Where each figure of the page comes from: its rule, and whether that is proved, or the field of the platform. */
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
					Object.entries(figures).map(([name, source]) => (
						<FactLine key={name} label={t(name)}>
							<span className={classes.small}>
								{t(`shared.how.${source.is}`)} · <NameOf source={source} />
							</span>
						</FactLine>
					)),
				)}
			</FactList>
		</section>
	);
};

const NameOf = ({ source }: { readonly source: FigureSource }): ReactNode =>
	source.is === "platform" ? (
		<bdi lang="en" translate="no">
			{source.field}
		</bdi>
	) : (
		<RuleName rule={{ id: source.rule }} />
	);

import { searchTermOf } from "@tradewind/domain/search";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { Empty, Skeleton } from "../../ui/status/status.tsx";
import { CompanyCard } from "./company-card.tsx";
import classes from "./found.module.css";
import { Outcome } from "./outcome.tsx";
import type { SearchActor } from "./search-actor.ts";
import { useChosenCompany } from "./use-chosen-company.ts";

/** The companies whose name contains the text (Spec 1 §2). */
export const CompaniesFound = ({ search }: { readonly search: SearchActor }): ReactNode => {
	const { t } = useWords();
	const companies = useSelector(search, ({ context }) => context.companies);
	const text = searchTermOf(useSelector(search, ({ context }) => context.text));
	const isBusy = useSelector(search, (snapshot) => snapshot.hasTag("busy"));
	const [chosen, choose] = useChosenCompany();
	if (text === "") return <Empty text={t("search.companiesHint")} />;
	return (
		<>
			{companies?.length === 0 ? <Empty text={t("search.noCompanies", { text })} /> : null}
			{companies && companies.length > 0 ? (
				<ul className={classes.cards} aria-label={t("search.kind.companies")}>
					{companies.map((company) => (
						<CompanyCard
							key={company.id}
							company={company}
							isChosen={company.id === chosen}
							onChoose={() => choose(company)}
						/>
					))}
				</ul>
			) : null}
			{isBusy ? (
				<div className={classes.cards} aria-hidden="true">
					<Skeleton height={132} />
					<Skeleton height={132} />
				</div>
			) : null}
			<Outcome search={search} count={companies?.length ?? 0} />
		</>
	);
};

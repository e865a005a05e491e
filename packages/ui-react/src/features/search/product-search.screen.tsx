import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { CompaniesFound } from "./companies-found.tsx";
import { InstrumentsFound } from "./instruments-found.tsx";
import { KindSwitch } from "./kind-switch.tsx";
import { searchOf } from "./search-actor.ts";
import { SearchHead } from "./search-head.tsx";

/** Search of instruments and, in company mode, of companies by name (Spec 1 §2, Product search). */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const search = searchOf(app);
	const isCompanyMode = useSelector(app.site, ({ context }) => context.isCompanyMode);
	const kind = useSelector(search, ({ context }) => context.kind);
	return (
		<>
			<SearchHead search={search} />
			<main>
				<h1 className="visually-hidden">{t("search.title")}</h1>
				{isCompanyMode ? <KindSwitch search={search} /> : null}
				{isCompanyMode && kind === "companies" ? (
					<CompaniesFound search={search} />
				) : (
					<InstrumentsFound search={search} />
				)}
			</main>
		</>
	);
};

import type { Company } from "@tradewind/domain/support";
import { useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { companyIn, keepCompany } from "../../storage/company.ts";
import { showToast } from "../../ui/toast/toasts.ts";

/** The id of the chosen company, and the function that chooses another: the site is then read again as that company's. */
export const useChosenCompany = (): readonly [number | undefined, (company: Company) => void] => {
	const { t } = useWords();
	const { site } = useApp();
	const [chosen, setChosen] = useState(() => companyIn(document.cookie));
	const choose = ({ id, name }: Company) => {
		if (id === undefined || !keepCompany(id)) return showToast("refused", t("search.company.notKept"));
		setChosen(id);
		site.send({ type: "refresh" });
		showToast("done", t("search.company.chosen", { name }));
	};
	return [chosen, choose];
};

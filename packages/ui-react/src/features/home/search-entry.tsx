import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { useGo } from "../../ui/layout/use-go.ts";
import classes from "./search-entry.module.css";

const magnifier = "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM20 20l-4-4";

/** Looks like a field and links to the search page, which has the real field (Spec 1 §2, Product search). */
export const SearchEntry = (): ReactNode => {
	const { t } = useWords();
	const go = useGo();
	return (
		<button
			type="button"
			className={classes.entry}
			data-testid="search"
			data-replay="search"
			onClick={() => go("/product")}
		>
			<Icon sign={magnifier} size={20} />
			{t("shared.search")}
		</button>
	);
};

import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import classes from "./search-entry.module.css";

/** Looks like a field and links to the search page, which has the real field (Spec 1 §2, Product search). */
export const SearchEntry = (): ReactNode => {
	const { t } = useWords();
	const navigate = useNavigate();
	return (
		<button
			type="button"
			className={classes.entry}
			data-testid="search"
			data-replay="search"
			onClick={() => navigate("/product")}
		>
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM20 20l-4-4" />
			</svg>
			{t("shared.search")}
		</button>
	);
};

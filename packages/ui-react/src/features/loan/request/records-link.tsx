import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { bill } from "../../../ui/icon/signs.ts";

/** Leads to the loans of the customer, in the title line (Spec 2 §2). */
export const RecordsLink = (): ReactNode => {
	const { t } = useWords();
	return (
		<Link className="icon-button" to="/loan/record" aria-label={t("loan.records")}>
			<Icon sign={bill} />
		</Link>
	);
};

import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { Icon } from "../../../ui/icon/icon.tsx";

const records = "M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12.5h6";

/** Leads to the loans of the customer, in the title line (Spec 2 §2). */
export const RecordsLink = (): ReactNode => {
	const { t } = useWords();
	return (
		<Link className="icon-button" to="/loan/record" aria-label={t("loan.records")}>
			<Icon sign={records} />
		</Link>
	);
};

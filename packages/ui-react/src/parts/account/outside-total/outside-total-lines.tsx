import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Money } from "../../../figures/money.tsx";
import { useWords } from "../../../i18n/words.ts";
import { useSession } from "../../../state/use-session.ts";
import classes from "./outside-total.module.css";
import type { OutsideTotal } from "./read-outside-total.ts";

/** Money in funds and the debt, which the total above does not show. Each line leads to its page. Visitors see none. */
export const OutsideTotalLines = ({
	funds,
	debt,
	isCompact = false,
}: OutsideTotal & {
	/** Both lines side by side. */
	readonly isCompact?: boolean;
}): ReactNode => {
	const { t } = useWords();
	const { standing } = useSession();
	return (
		<ul className={classes.lines} data-standing={standing} data-compact={isCompact}>
			<li>
				<Link to="/mining/record" className={classes.line}>
					<span>{t("shared.assets.funds")}</span> <Money value={funds} />
				</Link>
			</li>
			<li>
				<Link to="/loan/record" className={classes.line}>
					<span>{t("shared.assets.debt")}</span> <Money value={debt} rounding="up" />
				</Link>
			</li>
		</ul>
	);
};

import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { Empty } from "../status/status.tsx";

/** An empty list with a link that leads to its first entry. */
export const EmptyWithLink = ({
	text,
	to = "/trade",
}: {
	readonly text: string;
	readonly to?: string;
}): ReactNode => {
	const { t } = useWords();
	return (
		<Empty text={text}>
			<Link className="main-link" to={to}>
				{t("shared.list.trade")}
			</Link>
		</Empty>
	);
};

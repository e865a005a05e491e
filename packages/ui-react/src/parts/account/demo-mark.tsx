import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useSession } from "../../state/use-session.ts";

/** Says that orders are placed with play money, in the demo account (docs/assumptions.md, A-646). */
export const DemoMark = (): ReactNode => {
	const { t } = useWords();
	return useSession().standing === "demo" ? <span className="demo-mark">{t("shared.demo")}</span> : null;
};

import { isAwaited } from "@tradewind/domain/loan";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useNewDay } from "../../../i18n/on-new-day.ts";
import { useWords } from "../../../i18n/words.ts";
import { JournalLink } from "../../../parts/journal/journal-link.tsx";
import { lazySheet } from "../../../router/lazy-sheet.tsx";
import { ListScreen } from "../../../ui/list/list-screen.tsx";
import { someRow, useKeptList } from "../../../ui/list/use-kept-list.ts";
import { Empty } from "../../../ui/status/status.tsx";
import { loansOf } from "../kept-list.ts";
import { useToday } from "../use-today.ts";
import { LoanCard } from "./loan-card.tsx";

const LoanExport = lazySheet(() => import("./loan-export.ts").then((file) => file.LoanExport));

/** Spec 2 §2: the loans of the customer, with the figures of today. */
export const Screen = (): ReactNode => {
	const { t } = useWords();
	const list = useKeptList(loansOf, undefined, someRow(isAwaited));
	const today = useToday();
	// Figures grow by the day.
	useNewDay(() => list?.send({ type: "refresh" }));
	return (
		<ListScreen
			hasTimes
			list={list}
			keyOf={({ id }) => id}
			row={(record) => <LoanCard record={record} today={today} />}
			exportSheet={LoanExport}
			footnote={<JournalLink kind="loan" />}
			empty={
				<Empty text={t("loan.records.none")}>
					<Link className="main-link" to="/loan">
						{t("loan.now")}
					</Link>
				</Empty>
			}
		/>
	);
};

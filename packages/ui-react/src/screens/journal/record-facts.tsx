import type { JournalRecord } from "@tradewind/domain/journal";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useAccounts } from "../../state/use-accounts.ts";
import { Facts } from "../../ui/sheet/fact-list.tsx";
import { shownRecord } from "./shown-record.tsx";
import { useMatchesBanks } from "./use-matches-banks.ts";

/** The platform's record. */
export const RecordFacts = ({ record }: { readonly record: JournalRecord }): ReactNode => {
	const { t } = useWords();
	const matchesBanks = useMatchesBanks();
	const { status, facts } = shownRecord(record, t, { matchesBanks, accounts: useAccounts() });
	return <Facts facts={[[t("journal.status"), <bdi key="status">{status}</bdi>], ...facts]} />;
};

import { pollIntervalMs } from "@tradewind/domain/deposit";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Note } from "../deposit-parts.tsx";

/** How long the platform has not answered the polls. */
export const Missed = ({ polls }: { readonly polls: number }): ReactNode => {
	const { t } = useWords();
	if (polls === 0) return null;
	return (
		<Note role="status">{t("deposit.matching.missed", { seconds: (polls * pollIntervalMs) / 1000 })}</Note>
	);
};

import type { Balance } from "@tradewind/domain/account";
import type { NumberedTransfer } from "@tradewind/domain/transfer";
import { useActorRef } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { accountName } from "../../parts/transfer/record/account-name.ts";
import { useApp } from "../../state/app.ts";
import { useSettings } from "../../state/use-settings.ts";
import type { Column } from "../../ui/list/export/csv.ts";
import { ExportSheet } from "../../ui/list/export/export-sheet.tsx";
import type { ExportTimes } from "../../ui/list/export/export-times.ts";
import { useReadAll } from "../../ui/list/export/use-read-all.ts";
import { machines } from "./machines.ts";

/** Exports the transfers of an account. */
export const TransferExport = (props: {
	readonly account: Balance;
	readonly accounts: readonly Balance[];
	readonly onClose: () => void;
}): ReactNode => {
	const { account, accounts } = props;
	const { t } = useWords();
	const { currency } = useSettings();
	const list = useActorRef(machines(useApp()).export, { input: {} });
	useReadAll(list, { accountId: account.accountId });
	const columns = (times: ExportTimes): readonly Column<NumberedTransfer>[] => [
		{ header: times.head(t("transfer.time")), cell: ({ createdAt }) => times.text(createdAt) },
		{ header: t("transfer.from"), cell: ({ from }) => accountName(from, accounts, t) },
		{ header: t("transfer.to"), cell: ({ to }) => accountName(to, accounts, t) },
		{ header: `${t("shared.export.amount")} (${currency})`, cell: ({ amount }) => amount },
	];
	return (
		<ExportSheet
			list={list}
			columns={columns}
			name={[t("transfer.history"), accountName(account.accountId, accounts, t)]}
			onClose={props.onClose}
		/>
	);
};

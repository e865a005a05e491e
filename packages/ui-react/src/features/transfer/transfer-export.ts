import { transferLog } from "@tradewind/domain/transfer";
import { accountName } from "../../parts/transfer/record/account-name.ts";
import { accountsNow } from "../../state/use-accounts.ts";
import { exportOf } from "../../ui/list/export/export-of.tsx";

/** Exports the transfers of an account. */
export const TransferExport = exportOf(transferLog, {
	name: ({ t, query, app }) => [t("transfer.history"), accountName(query.accountId, accountsNow(app), t)],
	columns: ({ t, time, app }) => [
		{ header: t("transfer.time"), in: "zone", cell: ({ createdAt }) => time(createdAt) },
		{ header: t("transfer.from"), cell: ({ from }) => accountName(from, accountsNow(app), t) },
		{ header: t("transfer.to"), cell: ({ to }) => accountName(to, accountsNow(app), t) },
		{ header: t("shared.export.amount"), in: "currency", cell: ({ amount }) => amount },
	],
});

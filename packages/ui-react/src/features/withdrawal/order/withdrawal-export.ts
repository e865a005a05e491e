import { withdrawalList } from "@tradewind/domain/withdrawal";
import { exportOf } from "../../../ui/list/export/export-of.tsx";

/** Exports all withdrawals of a kind. */
export const WithdrawalExport = exportOf(withdrawalList, {
	name: ({ t, query }) => [t("withdrawal.records"), t(`withdrawal.kind.${query.kind}`)],
	rowsAre: "entries",
	columns: ({ t, time, query }) => [
		{ header: t("withdrawal.record.number"), cell: ({ businessId }) => businessId },
		{ header: t("withdrawal.record.status"), cell: ({ statusText }) => statusText },
		{ header: t("withdrawal.amount"), in: "currency", cell: ({ amount }) => amount },
		{ header: t("withdrawal.fee"), in: "currency", cell: ({ fee }) => fee },
		{ header: t("withdrawal.record.received"), cell: ({ received }) => received },
		{ header: t("withdrawal.currency"), cell: ({ currencyCode }) => currencyCode },
		{ header: t("withdrawal.record.time"), in: "zone", cell: ({ createdAt }) => time(createdAt) },
		{ header: t(`withdrawal.record.target.${query.kind}`), cell: ({ target }) => target },
		{ header: t("withdrawal.record.notes"), cell: ({ notes }) => notes },
	],
});

import { depositList } from "@tradewind/domain/deposit";
import { depositStatus } from "../../../parts/deposit/record/deposit-record.tsx";
import { exportOf } from "../../../ui/list/export/export-of.tsx";

/** Exports all deposits of one kind. */
export const DepositExport = exportOf(depositList, {
	name: ({ t, query }) => [t("deposit.records"), t(`deposit.kind.${query.kind}`)],
	columns: ({ t, time, app }) => {
		const { matchesDepositBanks } = app.site.getSnapshot().context.flags;
		return [
			{ header: t("deposit.export.number"), cell: ({ id }) => String(id) },
			{ header: t("deposit.amount"), cell: ({ amount }) => amount },
			{ header: t("deposit.export.currency"), cell: ({ currency }) => currency },
			{
				header: t("deposit.status"),
				cell: (record) => depositStatus(record, t, matchesDepositBanks),
			},
			{ header: t("deposit.created"), in: "zone", cell: ({ createdAt }) => time(createdAt) },
			{ header: t("deposit.line.bankName"), cell: ({ bank }) => bank?.bankName },
			{ header: t("deposit.remark"), cell: ({ remark }) => remark },
		];
	},
});

import { isUnpaidOut, loanList, toRepay } from "@tradewind/domain/loan";
import { wholeDecimal } from "@tradewind/domain/money";
import { loanStatus } from "../../../parts/loan/record/loan-record.tsx";
import { exportOf } from "../../../ui/list/export/export-of.tsx";

/** Exports the loans of the customer. */
export const LoanExport = exportOf(loanList, {
	name: ({ t }) => [t("loan.records")],
	columns: ({ t, time }) => [
		{ header: t("loan.number"), cell: ({ id }) => String(id) },
		{ header: t("shared.export.status"), cell: (record) => loanStatus(record, t) },
		{ header: t("loan.amount"), in: "currency", cell: ({ amount }) => amount },
		{
			header: t("loan.period"),
			cell: ({ loanPeriodDays }) => (loanPeriodDays === undefined ? undefined : wholeDecimal(loanPeriodDays)),
		},
		{
			header: t("loan.freeDays"),
			cell: ({ freePeriodDays }) => (freePeriodDays === undefined ? undefined : wholeDecimal(freePeriodDays)),
		},
		{ header: t("loan.dayRate"), cell: ({ dailyRate }) => dailyRate },
		{ header: t("loan.penaltyRate"), cell: ({ penaltyRate }) => penaltyRate },
		{
			header: t("loan.interest"),
			in: "currency",
			cell: (record) => (isUnpaidOut(record) ? undefined : record.interest),
		},
		{
			header: t("loan.penalty"),
			in: "currency",
			cell: (record) => (isUnpaidOut(record) ? undefined : record.penalty),
		},
		{ header: t("loan.toRepay"), in: "currency", cell: toRepay },
		{ header: t("loan.created"), in: "zone", cell: ({ createdAt }) => time(createdAt) },
		{ header: t("loan.reviewed"), in: "zone", cell: ({ reviewedAt }) => time(reviewedAt) },
		{ header: t("loan.repaymentTime"), in: "zone", cell: ({ repaymentTime }) => time(repaymentTime) },
	],
});

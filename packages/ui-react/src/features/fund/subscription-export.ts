import { subscriptionList } from "@tradewind/domain/fund";
import { subscriptionStatus } from "../../parts/fund/record/subscription-record.tsx";
import { exportOf } from "../../ui/list/export/export-of.tsx";

/** Exports all subscriptions of the customer, in any status. Each fund has its own currency, so that amounts need a column for it. */
export const SubscriptionExport = exportOf(subscriptionList, {
	name: ({ t }) => [t("fund.record")],
	rowsAre: "entries",
	columns: ({ t, time }) => [
		{ header: t("fund.record.number"), cell: ({ id }) => String(id) },
		{ header: t("fund.record.fund"), cell: ({ fund }) => fund.title },
		{ header: t("fund.status"), cell: (record) => subscriptionStatus(record, t) },
		{ header: t("fund.record.currency"), cell: ({ fund }) => fund.currency },
		{ header: t("fund.amount"), cell: ({ amount }) => amount },
		{ header: t("fund.figure.lockDays"), cell: ({ fund }) => fund.lockDays?.toString() },
		{ header: t("fund.dailyProfit"), cell: ({ dailyProfit }) => dailyProfit },
		{ header: t("fund.soFar"), cell: ({ totalProfit }) => totalProfit },
		{ header: t("fund.since"), in: "zone", cell: ({ subscribedAt }) => time(subscribedAt) },
	],
});

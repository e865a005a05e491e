import { type ContractOrder, netProfitOf, orderHistory } from "@tradewind/domain/contract";
import type { Instrument } from "@tradewind/domain/market";
import type { SiteSettings } from "@tradewind/domain/site";
import { type ExportFacts, exportOf, type FileColumn } from "../../../ui/list/export/export-of.tsx";

/** The terms of an instrument, as far as they are known: the platform does not report those at the opening of an order (docs/assumptions.md, A-922). */
export type TermsOf = (
	order: ContractOrder,
) => Partial<Pick<Instrument, "contractSize" | "feeRate" | "marginMode">>;

export const historyColumns = (
	{ t, time }: Pick<ExportFacts<unknown>, "t" | "time">,
	termsOf: TermsOf,
	feeBasis: SiteSettings["feeBasis"] | undefined,
): readonly FileColumn<ContractOrder>[] => {
	const present = (term: string) => `${t(term)} (${t("contract.export.present")})`;
	return [
		{ header: t("contract.order.number"), cell: ({ id }) => String(id) },
		{ header: t("shared.export.instrument"), cell: ({ symbol }) => symbol },
		{ header: t("shared.export.direction"), cell: ({ direction }) => t(`contract.side.${direction}`) },
		{ header: t("contract.ticket.quantity"), cell: ({ quantity }) => quantity },
		{ header: t("contract.order.multiple"), cell: ({ multiple }) => multiple },
		{ header: t("contract.order.askedPrice"), cell: ({ askedPrice }) => askedPrice },
		{ header: t("contract.order.openPrice"), cell: ({ openPrice }) => openPrice },
		{
			header: t("contract.order.closePrice"),
			cell: ({ stage, latestPrice }) => (stage === "closed" ? latestPrice : undefined),
		},
		{ header: t("shared.export.profit"), in: "currency", cell: ({ profit }) => profit },
		{ header: t("contract.order.margin"), in: "currency", cell: ({ margin }) => margin },
		{ header: t("contract.order.fee"), in: "currency", cell: ({ fee }) => fee },
		{ header: t("contract.order.cover"), in: "currency", cell: ({ cover }) => cover },
		{
			header: t("contract.order.net"),
			in: "currency",
			cell: (order) => (order.stage === "closed" ? netProfitOf(order) : undefined),
		},
		{ header: t("contract.order.stopLoss"), cell: ({ stopLoss }) => stopLoss },
		{ header: t("contract.order.takeProfit"), cell: ({ takeProfit }) => takeProfit },
		{
			header: t("shared.export.status"),
			cell: ({ stage }) => t(stage === "cancelled" ? "contract.row.cancelled" : "contract.order.completed"),
		},
		{ header: t("contract.order.created"), in: "zone", cell: ({ createdAt }) => time(createdAt) },
		{ header: t("contract.order.completed"), in: "zone", cell: ({ completedAt }) => time(completedAt) },
		{ header: present("contract.export.contractSize"), cell: (order) => termsOf(order).contractSize },
		{
			header: present("contract.export.marginMode"),
			cell: (order) => {
				const { marginMode } = termsOf(order);
				return marginMode && t(`contract.computed.branch.${marginMode}`);
			},
		},
		{
			header: present("contract.export.feeType"),
			cell: () => feeBasis && t(`contract.computed.branch.${feeBasis}`),
		},
		{ header: present("contract.export.feeRate"), cell: (order) => termsOf(order).feeRate },
	];
};

/** Exports the history with its current filter. */
export const HistoryExport = exportOf(orderHistory, {
	name: ({ t }) => [t("shared.orders"), t("shared.product.contract")],
	range: ({ range }) => range,
	columns: (facts) => {
		const { instruments } = facts.app.market.getSnapshot().context;
		const byId = new Map(instruments.map((instrument) => [instrument.id, instrument]));
		const termsOf: TermsOf = ({ instrument }) => (instrument && byId.get(instrument)) ?? {};
		return historyColumns(facts, termsOf, facts.app.site.getSnapshot().context.settings?.feeBasis);
	},
});

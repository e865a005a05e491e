import type { ContractOrder } from "@tradewind/domain/contract";
import type { Part } from "../../figures/sum.tsx";

/** The part of each order in a total. */
export const partsOf = (orders: readonly ContractOrder[], figure: "profit" | "margin"): readonly Part[] =>
	orders.map((order) => ({ key: order.id, name: `${order.symbol} · ${order.id}`, value: order[figure] }));

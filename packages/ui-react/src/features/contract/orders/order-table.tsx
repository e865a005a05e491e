import type { ReactNode } from "react";
import { lazyWithWords } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { useIsWide } from "../../../ui/layout/use-is-desktop.ts";
import type { OrderColumns } from "./order-table-head.tsx";

/** Loaded on desktops, with the styles of the table. */
const OrderTableHead = lazyWithWords<{ readonly of: OrderColumns }>(() =>
	import("./order-table-head.tsx").then((file) => file.OrderTableHead),
);

/** Desktops show orders inside `[data-orders]` as a table; this is its head. */
export const OrderTable = (props: { readonly of: OrderColumns }): ReactNode =>
	useIsWide() ? (
		<LazyBoundary frame={null}>
			<OrderTableHead {...props} />
		</LazyBoundary>
	) : null;

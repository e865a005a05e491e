import type { ContractOrder } from "@tradewind/domain/contract";
import { type ReactNode, useCallback } from "react";
import { lazyWithWords } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { neededOffline } from "../../../router/offline-parts.ts";
import { usePreload } from "../../../router/use-preload.ts";
import { useOpenedRow } from "../../../ui/list/use-opened-row.ts";
import type { OrderBeginning } from "../order/order-beginning.ts";

interface OpenedOrderProps {
	readonly order: ContractOrder | undefined;
	/** For what it was opened, if not only to be read. */
	readonly begins?: OrderBeginning | undefined;
	readonly onClose: () => void;
}

/** Loaded after the page. */
const OrderSheet = neededOffline(
	lazyWithWords<OpenedOrderProps>(() => import("../order/order-sheet.tsx").then((file) => file.OrderSheet)),
);

/** The sheet of the tapped order. */
export const OpenedOrder = (props: OpenedOrderProps): ReactNode => {
	usePreload(OrderSheet);
	if (!props.order) return null;
	return (
		<LazyBoundary onMissing={props.onClose}>
			<OrderSheet {...props} />
		</LazyBoundary>
	);
};

/** Opens the sheet of an order, to close it if `begins` says so. */
export type OpenOrder = (order: ContractOrder, begins?: "close") => void;

/** The tapped order of a list: what opens it, and its sheet. */
export const useOpenedOrder = (): { readonly open: OpenOrder; readonly sheet: ReactNode } => {
	const { row, open, onClose } = useOpenedRow<Pick<OpenedOrderProps, "order" | "begins">>();
	return {
		open: useCallback((order, begins) => open({ order, begins }), [open]),
		sheet: <OpenedOrder order={row?.order} begins={row?.begins} onClose={onClose} />,
	};
};

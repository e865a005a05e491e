import type { ContractOrder } from "@tradewind/domain/contract";
import { type ReactNode, useCallback } from "react";
import { lazyWithWords } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { neededOffline } from "../../../router/offline-parts.ts";
import { usePreload } from "../../../router/use-preload.ts";
import { useOpenedRow } from "../../../ui/list/use-opened-row.ts";

/** "close" opens the question whether to close it. */
type FirstStep = "details" | "close";

/** Opens the sheet of an order. */
export type OpenOrder = (order: ContractOrder, step?: FirstStep) => void;

interface Opened {
	readonly order: ContractOrder;
	readonly step: FirstStep;
}

interface OpenedOrderProps extends Opened {
	readonly onClose: () => void;
}

/** Loaded after the page. */
const OrderSheet = neededOffline(
	lazyWithWords<OpenedOrderProps>(() => import("../order/order-sheet.tsx").then((file) => file.OrderSheet)),
);

/** The sheet of an order. */
export const OpenedOrder = (props: OpenedOrderProps): ReactNode => (
	<LazyBoundary onMissing={props.onClose}>
		<OrderSheet {...props} />
	</LazyBoundary>
);

/** The tapped order: what opens it, and its sheet. */
export const useOpenedOrder = (): { readonly open: OpenOrder; readonly sheet: ReactNode } => {
	const { row, open, onClose } = useOpenedRow<Opened>();
	usePreload(OrderSheet);
	return {
		open: useCallback((order, step = "details") => open({ order, step }), [open]),
		sheet: row ? <OpenedOrder {...row} onClose={onClose} /> : null,
	};
};

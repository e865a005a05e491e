import type { ContractOrder } from "@tradewind/domain/contract";
import type { ReactNode } from "react";
import { lazyWithWords } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { neededOffline } from "../../../router/offline-parts.ts";
import { usePreload } from "../../../router/use-preload.ts";
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

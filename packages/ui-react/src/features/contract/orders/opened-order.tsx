import type { ContractOrder } from "@tradewind/domain/contract";
import type { ReactNode } from "react";
import { lazyRoom } from "../../../router/lazy.ts";
import { Later } from "../../../router/lazy-boundary.tsx";
import { useLoadedLater } from "../../../router/use-preload.ts";

interface OpenedOrderProps {
	readonly order: ContractOrder | undefined;
	readonly onClose: () => void;
}

/** Its code comes after the page. */
const OrderSheet = lazyRoom<OpenedOrderProps>(() =>
	import("../order/order-sheet.tsx").then((file) => file.OrderSheet),
);

/** The sheet of the order that was tapped. */
export const OpenedOrder = (props: OpenedOrderProps): ReactNode => {
	useLoadedLater(OrderSheet);
	if (!props.order) return null;
	return (
		<Later onMissing={props.onClose}>
			<OrderSheet {...props} />
		</Later>
	);
};

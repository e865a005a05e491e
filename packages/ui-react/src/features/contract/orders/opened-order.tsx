import type { ContractOrder } from "@tradewind/domain";
import { type ReactNode, Suspense } from "react";
import { lazyPage } from "../../../shell/lazy-page.ts";
import { useLoadedLater } from "../../../shell/use-loaded-later.ts";

interface OpenedOrderProps {
	readonly order: ContractOrder | undefined;
	readonly onClose: () => void;
}

const OrderSheet = lazyPage<OpenedOrderProps>(() =>
	import("./order-sheet.tsx").then((file) => file.OrderSheet),
);

/** The sheet of the order that was tapped; its code comes after the page. */
export const OpenedOrder = (props: OpenedOrderProps): ReactNode => {
	useLoadedLater(OrderSheet);
	if (!props.order) return null;
	return (
		<Suspense>
			<OrderSheet {...props} />
		</Suspense>
	);
};

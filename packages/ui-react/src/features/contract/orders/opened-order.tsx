import type { ContractOrder } from "@tradewind/domain/contract";
import type { ReactNode } from "react";
import { type LazyComponent, lazyWithWords } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { usePreload } from "../../../router/use-preload.ts";
import { type App, useApp } from "../../../state/app.ts";

interface OpenedOrderProps {
	readonly order: ContractOrder | undefined;
	readonly onClose: () => void;
}

const sheets = new WeakMap<App, LazyComponent<OpenedOrderProps>>();

/** The sheet with the machine of its commands, in one piece. */
const sheetOf = (app: App): LazyComponent<OpenedOrderProps> => {
	const known = sheets.get(app);
	if (known) return known;
	const made = lazyWithWords<OpenedOrderProps>(async () => {
		const [file] = await Promise.all([import("../order/order-sheet.tsx"), app.loadOrderCommands()]);
		return file.OrderSheet;
	});
	sheets.set(app, made);
	return made;
};

/** The sheet of the order that was tapped; its code comes after the page. */
export const OpenedOrder = (props: OpenedOrderProps): ReactNode => {
	const OrderSheet = sheetOf(useApp());
	usePreload(OrderSheet);
	if (!props.order) return null;
	return (
		<LazyBoundary onMissing={props.onClose}>
			<OrderSheet {...props} />
		</LazyBoundary>
	);
};

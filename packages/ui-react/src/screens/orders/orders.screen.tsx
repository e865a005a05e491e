import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { OrdersScreen } from "../../features/contract/orders/orders-screen.tsx";
import { lazyWithWords } from "../../router/lazy.ts";
import { LazyBoundary } from "../../router/lazy-boundary.tsx";
import { neededOffline } from "../../router/offline-parts.ts";
import { useApp } from "../../state/app.ts";
import { Page } from "../../ui/layout/page.tsx";
import { RowSkeletons } from "../../ui/list/list-states.tsx";
import { StatusTabsSkeleton } from "../../ui/list/status-tabs.tsx";
import { offered, requestedProduct } from "../product.ts";
import { ProductTabs } from "../product-tabs.tsx";

/** Loaded when the micro orders are shown. */
const MicroOrders = neededOffline(
	lazyWithWords<{ readonly products?: ReactNode }>(() =>
		import("../../features/micro/orders/micro-orders-screen.tsx").then((file) => file.MicroOrdersScreen),
	),
);

/** The customer's orders: `source` selects the product, `type` the status (Spec 1 §2). */
export const Screen = (): ReactNode => {
	const [query, setQuery] = useSearchParams();
	const settings = useSelector(useApp().site, ({ context }) => context.settings);
	const product = requestedProduct(query.get("source"), settings);
	const tabs =
		offered(settings).length > 1 ? (
			<ProductTabs
				shown={product}
				controls="orders-panel"
				onChoose={(source) => setQuery({ ...typeKept(query), source }, { replace: true })}
			/>
		) : null;
	if (product === "contract") return <OrdersScreen products={tabs} />;
	const inPage = (shown: ReactNode): ReactNode => (
		<Page>
			{tabs}
			<div id="orders-panel">{shown}</div>
		</Page>
	);
	return (
		<LazyBoundary
			fallback={inPage(
				<>
					<StatusTabsSkeleton />
					<RowSkeletons />
				</>,
			)}
			frame={inPage}
		>
			<MicroOrders products={tabs} />
		</LazyBoundary>
	);
};

/** The status is kept for the other product; one that this product does not have selects its first. */
const typeKept = (query: URLSearchParams): { readonly type?: string } => {
	const type = query.get("type");
	return type ? { type } : {};
};

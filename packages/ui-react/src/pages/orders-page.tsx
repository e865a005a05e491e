import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { OrdersScreen } from "../features/contract/orders/orders-screen.tsx";
import { useWords } from "../i18n/words.ts";
import { useApp } from "../shell/app.ts";
import { Later } from "../shell/later.tsx";
import { lazyRoom } from "../shell/lazy-page.ts";
import { RowSkeletons } from "../shell/list-faces.tsx";
import { Page } from "../shell/page.tsx";
import { offered, productAsked } from "../shell/product.ts";
import { ProductTabs } from "../shell/product-tabs.tsx";
import { StatusTabsSkeleton } from "../shell/status-tabs.tsx";
import { useSelected } from "../shell/use-selected.ts";

import { WithMicro } from "../shell/with-micro.tsx";

export { createHistoryMachines } from "../app/history-machines.ts";
export { createMachines } from "../app/machines.ts";

/** Its code comes when micro orders are asked for. */
const MicroOrders = lazyRoom<{ readonly products?: ReactNode }>(() =>
	import("../features/micro/orders/micro-orders-screen.tsx").then((file) => file.MicroOrdersScreen),
);

/** The customer's orders: `source` selects the product, `type` the status (Spec 1 §2). */
export const OrdersPage = (): ReactNode => {
	const { say } = useWords();
	const [query, setQuery] = useSearchParams();
	const settings = useSelected(useApp().site, ({ context }) => context.settings);
	const product = productAsked(query.get("source"), settings);
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
		<Page title={say("shell.orders")}>
			{tabs}
			<div id="orders-panel">{shown}</div>
		</Page>
	);
	return (
		<Later
			fallback={inPage(
				<>
					<StatusTabsSkeleton />
					<RowSkeletons />
				</>,
			)}
			frame={inPage}
		>
			<WithMicro>
				<MicroOrders products={tabs} />
			</WithMicro>
		</Later>
	);
};

/** The status goes with the customer to the other product; one that this product doesn't have shows its first. */
const typeKept = (query: URLSearchParams): { readonly type?: string } => {
	const type = query.get("type");
	return type ? { type } : {};
};

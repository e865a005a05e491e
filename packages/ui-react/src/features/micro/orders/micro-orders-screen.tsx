import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { DemoMark } from "../../../parts/account/demo-mark.tsx";
import { lazySheet } from "../../../router/lazy-sheet.tsx";
import { useApp } from "../../../state/app.ts";
import { showsMicroDetails } from "../../../state/shows-micro-details.ts";
import { useSession } from "../../../state/use-session.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { ExportButton } from "../../../ui/list/export/export-button.tsx";
import { RefreshButton } from "../../../ui/list/refresh-button.tsx";
import { StatusTabs, useStatusTab } from "../../../ui/list/status-tabs.tsx";
import { useRunningOrders } from "../running/running-orders.ts";
import { ClosedList } from "./closed-list.tsx";
import { RunningList } from "./running-list.tsx";

/** Loaded when an export starts. */
const ClosedExport = lazySheet(() => import("./closed-export.ts").then((file) => file.ClosedExport));

const tabs = [
	{ type: "1", tab: "running" },
	{ type: "3", tab: "closed" },
] as const;

interface MicroOrdersProps {
	/** The choice between the products, if there are several. */
	readonly products?: ReactNode;
}

/** The customer's micro orders: in progress and closed (Spec 1 §4). */
export const MicroOrdersScreen = (props: MicroOrdersProps): ReactNode => {
	const { signedIn } = useSession();
	return signedIn ? <MicroOrders {...props} signedIn={signedIn} /> : null;
};

const MicroOrders = ({
	products,
	signedIn,
}: MicroOrdersProps & { readonly signedIn: SignedIn }): ReactNode => {
	const { t } = useWords();
	/** A customer tag hides the times and the profit of closed orders (Spec 1 §6). */
	const showsDetails = useSelector(useApp().site, ({ context }) => showsMicroDetails(context));
	const tab = useStatusTab<(typeof tabs)[number]["tab"]>(tabs);
	const { orders, list, closed, refresh } = useRunningOrders(signedIn);
	const isBusy = useSelector(tab === "closed" ? closed : list, (snapshot) => snapshot.hasTag("busy"));
	return (
		<Page
			actions={
				<>
					<DemoMark />
					{tab === "closed" ? <ExportButton list={closed} sheet={ClosedExport} /> : null}
					<RefreshButton isBusy={isBusy} onPress={refresh} />
				</>
			}
		>
			{products}
			<StatusTabs
				tabs={tabs}
				shown={tab}
				label={t("shared.list.statuses")}
				nameOf={(one) => t(`micro.orders.tab.${one}`)}
			>
				{tab === "closed" ? (
					<ClosedList list={closed} onRefresh={refresh} showsDetails={showsDetails} />
				) : (
					<RunningList orders={orders} list={list} onRefresh={refresh} />
				)}
			</StatusTabs>
		</Page>
	);
};

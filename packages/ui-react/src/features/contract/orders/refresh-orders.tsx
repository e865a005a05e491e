import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { lazySheet } from "../../../router/lazy-sheet.tsx";
import { useApp } from "../../../state/app.ts";
import { useSession } from "../../../state/use-session.ts";
import { ExportButton } from "../../../ui/list/export/export-button.tsx";
import { RefreshButton } from "../../../ui/list/refresh-button.tsx";
import { historyOf } from "./history-actor.ts";

/** Loaded when an export starts. */
const HistoryExport = lazySheet(() =>
	import("../order/history-export.ts").then((file) => file.HistoryExport),
);

/** Reads the list of the current tab again. */
export const RefreshOrders = ({ tab }: { readonly tab: "holding" | "pending" | "history" }): ReactNode => {
	const { signedIn } = useSession();
	if (!signedIn) return null;
	return tab === "history" ? <OfHistory signedIn={signedIn} /> : <OfOpenOrders />;
};

const OfOpenOrders = (): ReactNode => {
	const { orders } = useApp();
	const isBusy = useSelector(orders, (snapshot) => snapshot.hasTag("busy"));
	return <RefreshButton isBusy={isBusy} onPress={() => orders.send({ type: "refresh" })} />;
};

const OfHistory = (props: { readonly signedIn: SignedIn }): ReactNode => {
	const history = historyOf(useApp(), props.signedIn);
	const isBusy = useSelector(history, (snapshot) => snapshot.hasTag("busy"));
	return (
		<>
			<ExportButton list={history} sheet={HistoryExport} />
			<RefreshButton isBusy={isBusy} onPress={() => history.send({ type: "refresh" })} />
		</>
	);
};

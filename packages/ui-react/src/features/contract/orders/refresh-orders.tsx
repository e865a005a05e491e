import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import { lazyWithWords } from "../../../router/lazy.ts";
import { LazyBoundary } from "../../../router/lazy-boundary.tsx";
import { useApp } from "../../../state/app.ts";
import { useSession } from "../../../state/use-session.ts";
import { ExportButton } from "../../../ui/list/export/export-button.tsx";
import { RefreshButton } from "../../../ui/list/refresh-button.tsx";
import { historyOf } from "./history-actor.ts";
import type { HistoryQuery } from "./machines.ts";

/** Loaded when an export starts. */
const HistoryExport = lazyWithWords<{ readonly query: HistoryQuery; readonly onClose: () => void }>(() =>
	import("../order/history-export.tsx").then((file) => file.HistoryExport),
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
	const query = useSelector(history, ({ context }) => context.query);
	const isEmpty = useSelector(history, ({ context }) => context.total === 0);
	const [asked, setAsked] = useState<typeof query>();
	return (
		<>
			{isEmpty ? null : <ExportButton onPress={() => setAsked(query)} />}
			<RefreshButton isBusy={isBusy} onPress={() => history.send({ type: "refresh" })} />
			{asked ? (
				<LazyBoundary onMissing={() => setAsked(undefined)}>
					<HistoryExport query={asked} onClose={() => setAsked(undefined)} />
				</LazyBoundary>
			) : null}
		</>
	);
};

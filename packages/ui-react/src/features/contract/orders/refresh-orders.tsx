import type { SignedIn } from "@tradewind/domain";
import type { ReactNode } from "react";
import { useApp } from "../../../shell/app.ts";
import { RefreshButton } from "../../../shell/refresh-button.tsx";
import { useSelected } from "../../../shell/use-selected.ts";
import { useSession } from "../../../shell/use-session.ts";
import { useHistory } from "./history-actor.ts";

/** Reads the list of the tab that is shown. */
export const RefreshOrders = ({ tab }: { readonly tab: "holding" | "pending" | "history" }): ReactNode => {
	const { signedIn } = useSession();
	if (!signedIn) return null;
	return tab === "history" ? <OfHistory signedIn={signedIn} /> : <OfOpenOrders />;
};

const OfOpenOrders = (): ReactNode => {
	const { orders } = useApp();
	const isBusy = useSelected(orders, (snapshot) => snapshot.hasTag("busy"));
	return <RefreshButton isBusy={isBusy} onPress={() => orders.send({ type: "refresh" })} />;
};

const OfHistory = (props: { readonly signedIn: SignedIn }): ReactNode => {
	const history = useHistory(props.signedIn);
	const isBusy = useSelected(history, (snapshot) => snapshot.hasTag("busy"));
	return <RefreshButton isBusy={isBusy} onPress={() => history.send({ type: "refresh" })} />;
};

import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useApp } from "../../../state/app.ts";
import { useSession } from "../../../state/use-session.ts";
import { RefreshButton } from "../../../ui/list/refresh-button.tsx";

/** Reads the open orders again. */
export const RefreshOrders = (): ReactNode => {
	const { signedIn } = useSession();
	const { orders } = useApp();
	const isBusy = useSelector(orders, (snapshot) => snapshot.hasTag("busy"));
	if (!signedIn) return null;
	return <RefreshButton isBusy={isBusy} onPress={() => orders.send({ type: "refresh" })} />;
};

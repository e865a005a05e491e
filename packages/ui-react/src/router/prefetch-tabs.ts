import { tabRoutes } from "../routes.ts";
import { whenIdle } from "../state/when-idle.ts";
import { screenOf } from "./load-screen.tsx";
import { offlineParts } from "./offline-parts.ts";

interface Device {
	readonly onLine: boolean;
	readonly connection?: { readonly saveData?: boolean };
}

type Load = () => Promise<unknown>;

/**
 * Fetches the code of the tabs in idle time, so that a tab opens without a network, with what the app knows. Not with the
 * browser's data saver. Visitors cannot open the tabs of customers (docs/assumptions.md, A-263).
 */
export const prefetchTabs = (isCustomer: boolean): void => {
	const tabs = tabRoutes.filter(({ access }) => isCustomer || access === "everyone");
	prefetch(
		tabs.map((tab) => screenOf(tab).load),
		() => offlineParts(isCustomer),
	);
};

/** Fetches the code of the orders before that of the other tabs: a customer whose connection ends must see their positions. */
export const prefetchOrders = (): void =>
	prefetch(
		tabRoutes.filter(({ path }) => path === "/order").map((tab) => screenOf(tab).load),
		() => [],
	);

/** Fetches the code of `screens`, one after another, then that of the parts that they have. */
export const prefetch = (
	screens: readonly Load[],
	partsOf: () => readonly Load[],
	device: Device = navigator,
): void => {
	if (device.connection?.saveData === true) return;
	const fetchAll = async (): Promise<void> => {
		for (const load of screens) await load().catch(ignore);
		for (const load of partsOf()) await load().catch(ignore);
		// Without a network nothing was fetched (`loadOnce`).
		if (!device.onLine) addEventListener("online", () => prefetch(screens, partsOf, device), { once: true });
	};
	whenIdle(() => void fetchAll());
};

/** Missing code is reported when the customer opens it. */
const ignore = (): void => {};

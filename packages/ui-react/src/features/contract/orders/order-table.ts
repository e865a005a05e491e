import { useEffect } from "react";
import { loadOnce } from "../../../state/load-once.ts";

const load = loadOnce(() => import("./order-table.css"));

/** Desktops show orders inside `[data-orders]` as a table. */
export const useOrderTable = (): void => {
	useEffect(() => {
		if (matchMedia("(min-width: 900px)").matches) void load().catch(() => {});
	}, []);
};

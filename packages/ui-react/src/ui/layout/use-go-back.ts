import { useNavigate } from "react-router-dom";
import { isSheetEntry } from "../sheet/sheet-history.ts";
import { useGo } from "./use-go.ts";

/** Goes back to the previous page of this app, or home if the page was opened from outside. */
export const useGoBack = (): (() => void) => {
	const navigate = useNavigate();
	const go = useGo();
	return () => (hasOwnPast(history.state) ? navigate(-1) : go("/", { replace: true }));
};

/** The router numbers its entries from 0, and a sheet adds one; `history.length` also counts entries of other sites. */
export const hasOwnPast = (state: unknown): boolean =>
	typeof state === "object" &&
	state !== null &&
	"idx" in state &&
	typeof state.idx === "number" &&
	state.idx > (isSheetEntry(state) ? 1 : 0);

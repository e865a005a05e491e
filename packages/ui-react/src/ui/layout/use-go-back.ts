import { useNavigate } from "react-router-dom";

/** Goes back to the previous page of this app, or home if the page was opened from outside. */
export const useGoBack = (): (() => void) => {
	const navigate = useNavigate();
	return () => (hasOwnPast(history.state) ? navigate(-1) : navigate("/", { replace: true }));
};

/** The router numbers its entries from 0; `history.length` also counts entries of other sites. */
const hasOwnPast = (state: unknown): boolean =>
	typeof state === "object" &&
	state !== null &&
	"idx" in state &&
	typeof state.idx === "number" &&
	state.idx > 0;

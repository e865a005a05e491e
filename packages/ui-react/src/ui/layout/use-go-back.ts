import { useNavigate } from "react-router-dom";

/** Back to where the customer came from within this app; home when the page was opened from outside. */
export const useGoBack = (): (() => void) => {
	const navigate = useNavigate();
	return () => (hasOwnPast(history.state) ? navigate(-1) : navigate("/", { replace: true }));
};

/** The router numbers its entries, from 0; `history.length` would count those of other sites too. */
const hasOwnPast = (state: unknown): boolean =>
	typeof state === "object" &&
	state !== null &&
	"idx" in state &&
	typeof state.idx === "number" &&
	state.idx > 0;

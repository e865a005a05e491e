import { startTransition, useCallback } from "react";
import { type NavigateOptions, useNavigate } from "react-router-dom";

/**
 * Leads to another page after a press, as a link does: the page is rendered as a transition, so that it does not delay the answer
 * to the press. The page that is left is shown until then.
 */
export const useGo = (): ((path: string, options?: NavigateOptions) => void) => {
	const navigate = useNavigate();
	return useCallback((path, options) => startTransition(() => void navigate(path, options)), [navigate]);
};

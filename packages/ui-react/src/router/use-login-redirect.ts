import { loginPath } from "@tradewind/domain/access";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

interface Ticket {
	readonly on: (emitted: "login needed", listener: () => void) => { readonly unsubscribe: () => void };
}

/** A visitor's press leads to the login and back to `path` (Spec 1 §5). */
export const useLoginWhenNeeded = (ticket: Ticket, path: string): void => {
	const navigate = useNavigate();
	useEffect(() => {
		const subscription = ticket.on("login needed", () => navigate(loginPath(path)));
		return () => subscription.unsubscribe();
	}, [ticket, path, navigate]);
};

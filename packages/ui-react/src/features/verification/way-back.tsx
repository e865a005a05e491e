import { returnPath } from "@tradewind/domain/session";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";

/** The address of the page that asked for the verification; `undefined` without one. */
export const useFrom = (): string | undefined => {
	const [search] = useSearchParams();
	const from = search.get("from");
	return from === null ? undefined : returnPath(from);
};

/** An address that leads back to the page that asked for the verification. */
export const withFrom = (address: string, from: string | undefined): string =>
	from === undefined
		? address
		: `${address}${address.includes("?") ? "&" : "?"}from=${encodeURIComponent(from)}`;

/** The way back to the page that asked for the verification, else to the account. */
export const WayBack = ({ isMain = false }: { readonly isMain?: boolean }): ReactNode => {
	const { t } = useWords();
	const from = useFrom();
	return (
		<Link className={isMain ? "main-button" : "quiet-button"} to={from ?? "/user"}>
			{t(from === undefined ? "verification.toAccount" : "verification.back")}
		</Link>
	);
};

import type { SignedIn } from "@tradewind/domain/session";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useApp } from "../../../state/app.ts";
import { WithAccess } from "../with-access.tsx";
import { Records } from "./records.tsx";
import { withdrawalOf } from "./withdrawal-actor.ts";
import { WithdrawalForm } from "./withdrawal-form.tsx";

/** Spec 2 §2: a withdrawal to an address or a bank, and the list of withdrawals (`?view=records`). */
export const Screen = (): ReactNode => (
	<WithAccess>{(signedIn) => <Withdraw signedIn={signedIn} />}</WithAccess>
);

const Withdraw = ({ signedIn }: { readonly signedIn: SignedIn }): ReactNode => {
	const app = useApp();
	const [query] = useSearchParams();
	const actor = withdrawalOf(app, signedIn);
	return query.get("view") === "records" ? (
		<Records actor={actor} signedIn={signedIn} />
	) : (
		<WithdrawalForm actor={actor} signedIn={signedIn} />
	);
};

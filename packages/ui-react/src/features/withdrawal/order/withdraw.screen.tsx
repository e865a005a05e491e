import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { WithReceipt } from "../../../parts/receipt/with-receipt.tsx";
import { useApp } from "../../../state/app.ts";
import { WithAccess } from "../with-access.tsx";
import { Records } from "./records.tsx";
import { withdrawalOf } from "./withdrawal-actor.ts";
import { WithdrawalForm } from "./withdrawal-form.tsx";

/** Spec 2 §2: a withdrawal to an address or a bank, and the list of withdrawals (`?view=records`). */
export const Screen = (): ReactNode => {
	const app = useApp();
	const [query] = useSearchParams();
	return query.get("view") === "records" ? (
		// Earlier withdrawals are shown even if no withdrawal is possible now.
		<WithAccess isOffered>{(signedIn) => <Records signedIn={signedIn} />}</WithAccess>
	) : (
		<WithAccess>
			{(signedIn) => (
				<WithReceipt name="withdrawal" signedIn={signedIn}>
					<WithdrawalForm actor={withdrawalOf(app, signedIn)} signedIn={signedIn} />
				</WithReceipt>
			)}
		</WithAccess>
	);
};

import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { useSession } from "../../../state/use-session.ts";
import { useSettings } from "../../../state/use-settings.ts";
import classes from "./request.module.css";

/** Who borrows, and from whom: uid, site title and verification (Spec 2 §2). */
export const BorrowerCard = (): ReactNode => {
	const { t } = useWords();
	const { session } = useApp();
	const { name } = useSettings();
	const { signedIn } = useSession();
	const isReal = useSelector(session, ({ context }) => context.signedIn?.customer.isReal === true);
	return (
		<div className={classes.borrower}>
			<p>
				<strong>{name}</strong>
				<bdi dir="ltr">{t("loan.uid", { uid: signedIn?.customer.uid ?? "" })}</bdi>
			</p>
			<p className={classes.badge} data-verified={isReal}>
				{t(isReal ? "loan.verified" : "loan.notVerified")}
			</p>
		</div>
	);
};

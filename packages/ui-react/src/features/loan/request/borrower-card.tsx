import type { Customer } from "@tradewind/domain/session";
import { isVerified } from "@tradewind/domain/verification";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useCertification } from "../../../parts/verification/use-certification.ts";
import { useSession } from "../../../state/use-session.ts";
import { useSettings } from "../../../state/use-settings.ts";
import { Skeleton } from "../../../ui/status/status.tsx";
import classes from "./request.module.css";

/** The borrower and the lender: uid, site title and verification, which a loan does not need (Spec 2 §2). */
export const BorrowerCard = (): ReactNode => {
	const { t } = useWords();
	const { name } = useSettings();
	const { signedIn } = useSession();
	return (
		<div className={classes.borrower}>
			<p>
				<strong>{name}</strong>
				<bdi dir="ltr">{t("loan.uid", { uid: signedIn?.customer.uid ?? "" })}</bdi>
			</p>
			{signedIn ? <VerifiedBadge customer={signedIn.customer} /> : null}
		</div>
	);
};

const VerifiedBadge = ({ customer }: { readonly customer: Customer }): ReactNode => {
	const { t } = useWords();
	const { certification, isSettled } = useCertification();
	const isNow = isVerified(certification, customer);
	if (!isNow && !isSettled) return <Skeleton width={88} height={20} />;
	return (
		<>
			<p className={classes.badge} data-verified={isNow}>
				{t(isNow ? "loan.verified" : "loan.notVerified")}
			</p>
			{isNow ? null : <p className={classes.optional}>{t("loan.notNeeded")}</p>}
		</>
	);
};

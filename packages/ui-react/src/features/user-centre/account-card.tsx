import type { Customer } from "@tradewind/domain/session";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { useIdentityReview } from "../../parts/review/use-identity-review.ts";
import { CertificationName } from "../../parts/verification/certification-name.tsx";
import { useCertification } from "../../parts/verification/use-certification.ts";
import { useVerificationPath } from "../../parts/verification/use-verification-path.ts";
import { useSession } from "../../state/use-session.ts";
import { useSettings } from "../../state/use-settings.ts";
import { CopyButton } from "../../ui/copy/copy-button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Skeleton } from "../../ui/status/status.tsx";
import classes from "./account-card.module.css";

const flask = "M9 3h6M10 3v6L4.5 18.5A1.7 1.7 0 0 0 6 21h12a1.7 1.7 0 0 0 1.5-2.5L14 9V3M7 15h10";

/** The customer (Spec 1 §2): the demo label, or e-mail or mobile; level and credit if the site shows them. */
export const AccountCard = (): ReactNode => {
	const { t, language } = useWords();
	const { showsLevel, showsCredit } = useSettings();
	const customer = useSession().signedIn?.customer;
	if (!customer) return null;
	const { level, creditScore: credit } = customer;
	const account = customer.isDemo ? t("user-centre.demo") : customer.email || customer.mobile;
	const name = customer.nickname || account;
	return (
		<section className={classes.card} aria-label={t("user-centre.account")}>
			<span className={classes.face} aria-hidden="true">
				{customer.isDemo ? <PlayMoney /> : ([...name][0] ?? "").toLocaleUpperCase(language.tag)}
			</span>
			<div className={classes.who}>
				<bdi className={classes.name}>{name}</bdi>{" "}
				{name === account ? null : <bdi className={classes.account}>{account}</bdi>}{" "}
				<Uid customer={customer} />
			</div>
			{!customer.isDemo || showsLevel || showsCredit ? (
				<ul className={classes.marks}>
					{customer.isDemo ? null : <CertificationMark />}
					{showsLevel && level !== undefined ? <li>{t("user-centre.level", { level })}</li> : null}
					{showsCredit && credit !== undefined ? <li>{t("user-centre.credit", { credit })}</li> : null}
				</ul>
			) : null}
		</section>
	);
};

/** How far the identity is verified (Spec 2 §6), whether a review rejected what was submitted, and the way to the verification. */
const CertificationMark = (): ReactNode => {
	const { certification, isSettled } = useCertification();
	const review = useIdentityReview();
	const path = useVerificationPath();
	const { t } = useWords();
	if (certification === undefined)
		return isSettled ? null : (
			<li>
				<Skeleton width={56} height={14} />
			</li>
		);
	return (
		<li data-certified={certification !== "uncertified"} data-review={review}>
			<Link to={`${path}?from=%2Fuser`} className={classes.certification}>
				{review === "rejected" ? (
					t("shared.certification.rejected")
				) : review === "waiting for review" && certification === "uncertified" ? (
					t("shared.certification.waiting")
				) : (
					<CertificationName certification={certification} />
				)}
			</Link>
		</li>
	);
};

const Uid = ({ customer }: { readonly customer: Customer }): ReactNode => {
	const { t } = useWords();
	if (customer.uid === "") return null;
	return (
		<span className={classes.uid}>
			<bdi dir="ltr">{t("user-centre.uid", { uid: customer.uid })}</bdi>
			<CopyButton text={customer.uid} label={t("user-centre.copyUid")} />
		</span>
	);
};

const PlayMoney = (): ReactNode => <Icon sign={flask} size={28} weight={1.7} />;

import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useSession } from "../../shell/use-session.ts";
import { useSettings } from "../../shell/use-settings.ts";
import classes from "./account-card.module.css";

/** Who is signed in (Spec 1 §2): the demo label, or e-mail or mobile; level and credit where the site shows them. */
export const AccountCard = (): ReactNode => {
	const { say } = useWords();
	const { showsLevel, showsCredit } = useSettings();
	const customer = useSession().signedIn?.customer;
	if (!customer) return null;
	const name = customer.isDemo ? say("session.demo") : customer.email || customer.mobile;
	return (
		<section className={classes.card} aria-label={say("session.account")}>
			<span className={classes.face} aria-hidden="true">
				{(customer.nickname || name).slice(0, 1).toUpperCase()}
			</span>
			<div className={classes.who}>
				<bdi className={classes.name}>{name}</bdi>
				<span className={classes.facts}>
					<bdi dir="ltr">UID {customer.uid}</bdi>
					{showsLevel ? <span>{say("session.level", { level: customer.level })}</span> : null}
					{showsCredit ? <span>{say("session.credit", { credit: customer.creditScore })}</span> : null}
				</span>
			</div>
		</section>
	);
};

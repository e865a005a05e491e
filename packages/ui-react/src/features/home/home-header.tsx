import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { UnreadBadge } from "../../activity/unread-badge.tsx";
import { inboxAddress, useActivity } from "../../activity/use-activity.ts";
import { useWords } from "../../i18n/words.ts";
import { useSession } from "../../state/use-session.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { envelope, globe } from "../../ui/icon/signs.ts";
import { Brand } from "../../ui/layout/brand.tsx";
import { PageHead } from "../../ui/layout/page-head.tsx";
import classes from "./home-header.module.css";
import { usePublished } from "./use-published.ts";

/** Logo or title of the site, the customer (docs/assumptions.md, A-151), and links to login, inbox and languages. */
export const HomeHeader = (): ReactNode => {
	const { t } = useWords();
	const { standing } = useSession();
	return (
		<PageHead hasBack={false}>
			<h1 className={classes.title}>
				<Brand />
			</h1>
			<Who />
			{standing === "visitor" ? (
				<Link to="/login" className={classes.login} data-for="visitors">
					{t("home.login")}
				</Link>
			) : null}
			<InboxLink />
			<Link to="/language" className="icon-button" aria-label={t("home.language")}>
				<Icon sign={globe} />
			</Link>
		</PageHead>
	);
};

/** Who is signed in. What home publishes arrives late, and does not render the header again. */
const Who = (): ReactNode => {
	const { t } = useWords();
	const { showsUid } = usePublished();
	const customer = useSession().signedIn?.customer;
	if (!customer || !showsUid) return null;
	return (
		<span className={classes.who}>
			{customer.isDemo ? (
				<span>{t("shared.demo")}</span>
			) : (
				<bdi dir="ltr">{customer.email || customer.mobile}</bdi>
			)}{" "}
			<bdi dir="ltr">{t("home.uid", { uid: customer.uid })}</bdi>
		</span>
	);
};

/** To the tab that has something unread; a new entry does not render the header again. */
const InboxLink = (): ReactNode => {
	const { t } = useWords();
	return (
		<Link to={inboxAddress(useActivity())} className={`icon-button ${classes.inbox}`}>
			<span className="visually-hidden">{t("home.inbox")}</span>
			<Icon sign={envelope} />
			<UnreadBadge />
		</Link>
	);
};

import { type ReactNode, useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { reloadIfDue } from "../../../router/reload-app.ts";
import { useIsInteractive } from "../../../state/use-is-interactive.ts";
import { useSession } from "../../../state/use-session.ts";
import { useSettings } from "../../../state/use-settings.ts";
import { pathInApp } from "../../../storage/configuration.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { globe } from "../../../ui/icon/signs.ts";
import { Brand } from "../../../ui/layout/brand.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { DemoEntry } from "./demo-entry.tsx";
import classes from "./login.module.css";
import { leaveDraft } from "./login-draft.ts";
import { LoginForm } from "./login-form.tsx";
import { LoginReason } from "./login-reason.tsx";
import { PasskeyLogin } from "./passkey-login.tsx";
import { SessionNotice } from "./session-notice.tsx";
import { useReturn } from "./use-return.ts";

/** Spec 1 §2, Login. */
export const Screen = (): ReactNode => {
	const { hasDemoLogin } = useSettings();
	const { standing } = useSession();
	useReturn();
	useEffect(
		() => () => {
			leaveDraft(pathInApp());
			reloadIfDue();
		},
		[],
	);
	return (
		<Page actions={<LanguageLink />}>
			<div className={classes.page}>
				<SessionNotice />
				<div className={classes.brand}>
					<Brand size="large" />
				</div>
				<LoginReason />
				<LoginForm />
				<AccountLinks />
				{hasDemoLogin && standing !== "demo" ? <DemoEntry /> : null}
				<PasskeyLogin />
			</div>
		</Page>
	);
};

/** To a new account and to a new password; they keep the place to return to. */
const AccountLinks = (): ReactNode => {
	const { t } = useWords();
	const { search } = useLocation();
	return (
		<nav className={classes.links} aria-label={t("session.links")} inert={!useIsInteractive()}>
			<Link to={`/register${search}`}>{t("session.toRegister")}</Link>
			<Link to={`/forgot${search}`}>{t("session.forgot")}</Link>
		</nav>
	);
};

const LanguageLink = (): ReactNode => {
	const { t } = useWords();
	return (
		<Link to="/language" className="icon-button" aria-label={t("session.language")}>
			<Icon sign={globe} />
		</Link>
	);
};
